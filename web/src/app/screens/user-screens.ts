import { PATHS } from '@catalogue/contract/paths';
import type { Screen } from '../../ui/screen';
import { APP_TEXTS } from '../app-texts';

const { titles } = APP_TEXTS;

/** Screens of somebody who is logged in (SPEC §2). user-area.tsx guards them. */
export const USER_SCREENS: readonly Screen[] = [
  {
    path: PATHS.user.home,
    title: titles.userHome,
    load: () => import('../../features/account/area/user-home-page'),
  },
  {
    path: PATHS.user.profile,
    title: titles.profile,
    load: () => import('../../features/account/profile/profile-page'),
  },
  {
    path: PATHS.user.about,
    title: titles.userAbout,
    load: () => import('../../features/account/area/user-about-page'),
  },
];
