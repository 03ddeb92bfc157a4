import { matchPath } from 'react-router-dom';
import { MENU_GROUPS, type AdminScreen } from './admin-screen';
import { ADMIN_TEXTS } from './admin-texts';

/** The side menu: the screens of each group under its title. */
export const menuOf = (screens: readonly AdminScreen[]): { title: string | null; screens: readonly AdminScreen[] }[] =>
  MENU_GROUPS.map((group) => ({
    title: group === 'start' ? null : ADMIN_TEXTS.groups[group],
    screens: screens.filter((screen) => screen.group === group),
  })).filter((group) => group.screens.length > 0);

interface CurrentScreen {
  title: string;
  heading: string;
  item: string | undefined;
  offlineChanges: AdminScreen['offlineChanges'];
}

/** The open screen's titles in the tab and on the page, the path of its menu item, and what becomes of changes offline. */
export function currentScreen(screens: readonly AdminScreen[], pathname: string): CurrentScreen {
  const screen = screens.find(({ path }) => matchPath(path, pathname) !== null);
  const title = screen?.title ?? ADMIN_TEXTS.menu;
  const item = screen?.under ?? screen?.path;
  return { title, heading: screen?.heading ?? title, item, offlineChanges: screen?.offlineChanges };
}
