import {
  DEFAULT_SITE_SETTINGS,
  synonymWords,
  type SiteSettings,
  type SiteSettingsContent,
} from '@catalogue/contract/entities/site-settings';
import { LIMITS } from '@catalogue/contract/limits';
import type { PriceAudience } from '@catalogue/contract/price-audience';
import { SETTINGS_TEXTS as texts } from './settings-texts';

export interface HolidayRow {
  /** `2026-11-22`; '' until one is chosen. */
  day: string;
  name: string;
}

/** Values of the form, as typed. */
export interface SettingsValues {
  synonyms: readonly string[];
  holidays: readonly HolidayRow[];
  priceAudience: PriceAudience;
}

/** Messages by row. */
export interface SettingsErrors {
  synonyms: Readonly<Record<number, string>>;
  holidays: Readonly<Record<number, string>>;
}

/** The stored settings as the form shows them; null shows those of the code. */
export function valuesOf(settings: SiteSettings | null): SettingsValues {
  const { synonyms, holidays, priceAudience } = settings ?? DEFAULT_SITE_SETTINGS;
  const days = Object.entries(holidays).map(([day, name]) => ({ day, name }));
  return { synonyms, holidays: days.sort((one, other) => (one.day < other.day ? -1 : 1)), priceAudience };
}

function synonymError(group: string): string | undefined {
  if (group.trim() === '') return undefined;
  if (group.length > LIMITS.synonymGroup) return texts.synonyms.tooLong(LIMITS.synonymGroup);
  return synonymWords(group).length < 2 ? texts.synonyms.tooFew : undefined;
}

function holidayError({ day, name }: HolidayRow, earlier: readonly HolidayRow[]): string | undefined {
  if (day === '') return name.trim() === '' ? undefined : texts.holidays.dayWrong;
  if (name.length > LIMITS.holidayName) return texts.synonyms.tooLong(LIMITS.holidayName);
  return earlier.some((one) => one.day === day) ? texts.holidays.dayTwice : undefined;
}

const byRow = (errors: readonly (string | undefined)[]): Record<number, string> =>
  Object.fromEntries(errors.flatMap((error, index) => (error === undefined ? [] : [[index, error]])));

/** The errors of the typed settings, by row. */
export const checkSettings = ({ synonyms, holidays }: Pick<SettingsValues, 'synonyms' | 'holidays'>): SettingsErrors => ({
  synonyms: byRow(synonyms.map(synonymError)),
  holidays: byRow(holidays.map((row, index) => holidayError(row, holidays.slice(0, index)))),
});

export const hasErrors = ({ synonyms, holidays }: SettingsErrors): boolean =>
  Object.keys(synonyms).length + Object.keys(holidays).length > 0;

/** What is saved: rows left empty are dropped. */
export const contentOf = ({ synonyms, holidays, priceAudience }: SettingsValues): SiteSettingsContent => ({
  priceAudience,
  synonyms: synonyms.map((group) => group.trim()).filter((group) => group !== ''),
  holidays: Object.fromEntries(holidays.filter(({ day }) => day !== '').map(({ day, name }) => [day, name.trim()])),
});
