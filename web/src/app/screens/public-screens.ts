import { PATHS, PATTERNS } from '@catalogue/contract/paths';
import type { PublicScreen } from '../../router/screen';
import { APP_TEXTS } from '../app-texts';

const { titles } = APP_TEXTS;

/** Screens of the public site (SPEC §2). Nobody guards them. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  {
    path: PATHS.home,
    title: titles.home,
    html: 'request',
    offline: 'everybody',
    module: 'src/app/pages/home.tsx',
    load: () => import('../pages/home'),
  },
  {
    path: PATHS.about,
    title: titles.about,
    html: 'build',
    offline: 'everybody',
    module: 'src/pages/about-page.tsx',
    load: () => import('../../pages/about-page'),
  },
  {
    path: PATHS.contact,
    title: titles.contact,
    html: 'build',
    offline: 'everybody',
    module: 'src/pages/contact-page.tsx',
    load: () => import('../../pages/contact-page'),
  },
  {
    path: PATHS.privacy,
    title: titles.privacy,
    html: 'build',
    offline: 'everybody',
    module: 'src/pages/privacy-page.tsx',
    load: () => import('../../pages/privacy-page'),
  },
  {
    path: PATHS.gallery,
    title: titles.gallery,
    html: 'build',
    offline: 'everybody',
    module: 'src/pages/gallery-page.tsx',
    load: () => import('../../pages/gallery-page'),
  },
  {
    path: PATHS.categories,
    title: titles.categories,
    html: 'request',
    offline: 'everybody',
    module: 'src/catalogue/pages/categories-page.tsx',
    load: () => import('../../catalogue/pages/categories-page'),
  },
  {
    path: PATTERNS.store,
    title: titles.store,
    html: 'request',
    offline: 'everybody',
    module: 'src/catalogue/pages/store-page.tsx',
    load: () => import('../../catalogue/pages/store-page'),
  },
  {
    path: PATTERNS.product,
    title: titles.product,
    html: 'request',
    offline: 'everybody',
    module: 'src/app/pages/product.tsx',
    load: () => import('../pages/product'),
  },
  {
    path: PATHS.search,
    title: titles.search,
    html: 'build',
    offline: 'everybody',
    module: 'src/app/pages/search.tsx',
    load: () => import('../pages/search'),
  },
  {
    path: PATHS.offlineDownload,
    title: titles.offlineDownload,
    html: 'browser',
    offline: 'everybody',
    module: 'src/app/pages/offline-download.tsx',
    load: () => import('../pages/offline-download'),
  },
  {
    path: PATHS.outbox,
    title: titles.outbox,
    html: 'browser',
    offline: 'everybody',
    module: 'src/enquiry/outbox-page.tsx',
    load: () => import('../../enquiry/outbox-page'),
  },
  {
    path: PATHS.basket,
    title: titles.basket,
    html: 'browser',
    offline: 'everybody',
    module: 'src/app/pages/basket.tsx',
    load: () => import('../pages/basket'),
  },
  {
    path: PATHS.selfCheck,
    title: titles.selfCheck,
    html: 'browser',
    // Devices with an offline download get it with that (background-tasks.ts).
    offline: 'nobody',
    module: 'src/self-check/self-check-page.tsx',
    load: () => import('../../self-check/self-check-page'),
  },
  {
    path: PATTERNS.enquiryStatus,
    title: titles.enquiryStatus,
    html: 'browser',
    // Whoever has opened it has its files and its last state.
    offline: 'nobody',
    module: 'src/enquiry/status/enquiry-status-page.tsx',
    load: () => import('../../enquiry/status/enquiry-status-page'),
  },
  {
    path: PATHS.login,
    title: titles.login,
    html: 'browser',
    offline: 'everybody',
    module: 'src/account/login/login-page.tsx',
    load: () => import('../../account/login/login-page'),
  },
  {
    path: PATHS.signUp,
    title: titles.signUp,
    html: 'browser',
    offline: 'nobody',
    module: 'src/account/sign-up/sign-up-page.tsx',
    load: () => import('../../account/sign-up/sign-up-page'),
  },
];
