import { SETTINGS_TEXTS } from './settings-texts';

/** The pages of the settings, in the order of their links. */
export const SETTINGS_PAGES = ['company', 'shop', 'leads', 'search', 'device'] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

/** Pages of what holds for the whole site. */
export type SitePage = Exclude<SettingsPage, 'device'>;

/** The page that a URL names; the first without one. Who may not set the site has only the page of this device. */
export function pageOf(params: URLSearchParams, maySetSite: boolean): SettingsPage {
  if (!maySetSite) return 'device';
  return SETTINGS_PAGES.find((page) => page === params.get('page')) ?? 'company';
}

export const titleOfPage = (page: SettingsPage): string => SETTINGS_TEXTS.pages[page];
