import { PATHS, PATTERNS } from '@catalogue/contract/paths';
import type { Screen } from '../../router/screen';
import { APP_TEXTS } from '../app-texts';

const { titles } = APP_TEXTS;

/** Screens of the public site (SPEC §2). Nobody guards them. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { path: PATHS.home, title: titles.home, load: () => import('../pages/home'), offline: 'everybody' },
  { path: PATHS.about, title: titles.about, load: () => import('../../pages/about-page'), offline: 'everybody' },
  { path: PATHS.contact, title: titles.contact, load: () => import('../../pages/contact-page'), offline: 'everybody' },
  { path: PATHS.privacy, title: titles.privacy, load: () => import('../../pages/privacy-page'), offline: 'everybody' },
  { path: PATHS.gallery, title: titles.gallery, load: () => import('../../pages/gallery-page'), offline: 'everybody' },
  {
    path: PATHS.categories,
    title: titles.categories,
    load: () => import('../../catalogue/pages/categories-page'),
    offline: 'everybody',
  },
  {
    path: PATTERNS.store,
    title: titles.store,
    load: () => import('../../catalogue/pages/store-page'),
    offline: 'everybody',
  },
  { path: PATTERNS.product, title: titles.product, load: () => import('../pages/product'), offline: 'everybody' },
  { path: PATHS.search, title: titles.search, load: () => import('../pages/search'), offline: 'everybody' },
  {
    path: PATHS.offlineDownload,
    title: titles.offlineDownload,
    load: () => import('../pages/offline-download'),
    offline: 'everybody',
  },
  { path: PATHS.outbox, title: titles.outbox, load: () => import('../../enquiry/outbox-page'), offline: 'everybody' },
  { path: PATHS.login, title: titles.login, load: () => import('../../account/login/login-page'), offline: 'everybody' },
  { path: PATHS.signUp, title: titles.signUp, load: () => import('../../account/sign-up/sign-up-page'), offline: 'nobody' },
];
