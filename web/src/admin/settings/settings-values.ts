import {
  DEFAULT_SITE_SETTINGS,
  synonymWords,
  type SiteSettings,
  type SiteSettingsContent,
  workingHours as workingHoursSchema,
  type WorkingHours,
} from '@catalogue/contract/entities/site-settings';
import { messageTemplate, type MessageTemplate } from '@catalogue/contract/entities/message-template';
import { occasion } from '@catalogue/contract/entities/occasion';
import { LIMITS } from '@catalogue/contract/limits';
import { unknownFields } from '@catalogue/contract/message-templates';
import { occasionId, type Occasion } from '@catalogue/contract/occasions';
import type { PriceAudience } from '@catalogue/contract/price-audience';
import * as v from 'valibot';
import { companyErrors, companyOf, companyValuesOf, type CompanyErrors, type CompanyValues } from './company-values';
import { SETTINGS_TEXTS as texts } from './settings-texts';

export interface HolidayRow {
  /** `2026-11-22`; '' until one is chosen. */
  day: string;
  name: string;
}

/** An occasion; tags and days are separated by commas. */
export interface OccasionRow {
  title: string;
  text: string;
  tags: string;
  days: string;
}

export type TemplateRow = MessageTemplate;

/** Hours as `10:00`; '' until they are chosen. */
export interface HoursValues {
  days: readonly number[];
  from: string;
  to: string;
}

/** Values of the form, as typed. */
export interface SettingsValues {
  synonyms: readonly string[];
  holidays: readonly HolidayRow[];
  occasions: readonly OccasionRow[];
  templates: readonly TemplateRow[];
  workingHours: HoursValues;
  priceAudience: PriceAudience;
  company: CompanyValues;
}

/** Messages by row; those of the company by field. */
export interface SettingsErrors {
  synonyms: Readonly<Record<number, string>>;
  holidays: Readonly<Record<number, string>>;
  occasions: Readonly<Record<number, string>>;
  templates: Readonly<Record<number, string>>;
  company: CompanyErrors;
  /** At most one. */
  workingHours: Readonly<Record<number, string>>;
}

/** The stored settings as the form shows them; null shows those of the code. */
export function valuesOf(settings: SiteSettings | SiteSettingsContent | null): SettingsValues {
  const { synonyms, holidays, occasions, templates, workingHours, priceAudience, company } = settings ?? DEFAULT_SITE_SETTINGS;
  const days = Object.entries(holidays).map(([day, name]) => ({ day, name }));
  return {
    synonyms,
    holidays: days.sort((one, other) => (one.day < other.day ? -1 : 1)),
    occasions: occasions.map(({ title, text, tags, days: dates }) => ({
      title,
      text,
      tags: tags.join(', '),
      days: dates.join(', '),
    })),
    templates,
    workingHours: { days: workingHours.days, from: clockOf(workingHours.from), to: clockOf(workingHours.to) },
    priceAudience,
    company: companyValuesOf(company),
  };
}

const clockOf = (hour: number): string =>
  [Math.floor(hour), Math.round((hour % 1) * 60)].map((part) => String(part).padStart(2, '0')).join(':');

function hourOf(clock: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? [];
  return Number(hours ?? NaN) + Number(minutes ?? NaN) / 60;
}

const hoursOf = ({ days, from, to }: HoursValues): WorkingHours => ({ days: [...days], from: hourOf(from), to: hourOf(to) });

const isEmptyTemplate = ({ name, text }: TemplateRow): boolean => name.trim() === '' && text.trim() === '';

const templateOf = ({ name, status, text }: TemplateRow): MessageTemplate => ({ name: name.trim(), status, text: text.trim() });

function templateError(row: TemplateRow, earlier: readonly TemplateRow[]): string | undefined {
  if (isEmptyTemplate(row)) return undefined;
  const { name, text } = templateOf(row);
  if (name === '' || text === '') return texts.templates.incomplete;
  if (earlier.some((one) => one.name.trim() === name)) return texts.templates.twice;
  const [unknown] = unknownFields(text);
  if (unknown !== undefined) return texts.templates.unknown(unknown);
  return v.is(messageTemplate, templateOf(row)) ? undefined : texts.templates.tooLong(LIMITS.templateName, LIMITS.templateText);
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

const listOf = (text: string): string[] => [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);

const isEmptyRow = (row: OccasionRow): boolean => Object.values(row).every((text: string) => text.trim() === '');

const occasionOf = ({ title, text, tags, days }: OccasionRow): Occasion => ({
  id: occasionId(title),
  title: title.trim(),
  text: text.trim(),
  tags: listOf(tags.toLowerCase()),
  days: listOf(days),
});

function occasionError(row: OccasionRow, earlier: readonly OccasionRow[]): string | undefined {
  if (isEmptyRow(row)) return undefined;
  const { id } = occasionOf(row);
  if (id === '') return texts.occasions.titleMissing;
  if (earlier.some((one) => occasionId(one.title) === id)) return texts.occasions.twice;
  if (listOf(row.tags).length === 0) return texts.occasions.tagMissing;
  return v.is(occasion, occasionOf(row)) ? undefined : texts.occasions.wrong;
}

const byRow = (errors: readonly (string | undefined)[]): Record<number, string> =>
  Object.fromEntries(errors.flatMap((error, index) => (error === undefined ? [] : [[index, error]])));

/** The errors of the typed settings, by row. */
export const checkSettings = ({
  synonyms,
  holidays,
  occasions,
  templates,
  workingHours,
  company,
}: Omit<SettingsValues, 'priceAudience'>): SettingsErrors => ({
  company: companyErrors(company),
  synonyms: byRow(synonyms.map(synonymError)),
  holidays: byRow(holidays.map((row, index) => holidayError(row, holidays.slice(0, index)))),
  occasions: byRow(occasions.map((row, index) => occasionError(row, occasions.slice(0, index)))),
  templates: byRow(templates.map((row, index) => templateError(row, templates.slice(0, index)))),
  workingHours: byRow([v.is(workingHoursSchema, hoursOf(workingHours)) ? undefined : texts.workingHours.wrong]),
});

/** The first field with an error; null: there is none. */
export const wrongField = (errors: SettingsErrors): keyof SettingsErrors | null =>
  (Object.keys(errors) as (keyof SettingsErrors)[]).find((field) => Object.keys(errors[field]).length > 0) ?? null;

const saidOf = (values: CompanyValues): Pick<SiteSettingsContent, 'company'> => {
  const said = companyOf(values);
  return said === undefined ? {} : { company: said };
};

/** What is saved: rows left empty are dropped. */
export const contentOf = ({
  synonyms,
  holidays,
  occasions,
  templates,
  workingHours,
  priceAudience,
  company,
}: SettingsValues): SiteSettingsContent => ({
  ...saidOf(company),
  priceAudience,
  templates: templates.filter((row) => !isEmptyTemplate(row)).map(templateOf),
  workingHours: hoursOf(workingHours),
  synonyms: synonyms.map((group) => group.trim()).filter((group) => group !== ''),
  holidays: Object.fromEntries(holidays.filter(({ day }) => day !== '').map(({ day, name }) => [day, name.trim()])),
  occasions: occasions.filter((row) => !isEmptyRow(row)).map(occasionOf),
});
