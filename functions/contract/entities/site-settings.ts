import * as v from 'valibot';
import { holidayName } from '../holiday-names';
import { HOLIDAYS } from '../holidays';
import { LIMITS } from '../limits';
import { MESSAGE_TEMPLATES } from '../message-templates';
import { OCCASIONS } from '../occasions';
import { SITE } from '../site';
import { PRICE_AUDIENCES } from '../price-audience';
import { SYNONYMS } from '../synonyms';
import { company } from './company';
import { moment, revision, text } from './fields';
import { messageTemplate } from './message-template';
import { occasion } from './occasion';
import type { PublishedSettings } from './published-settings';

/** A day as `2026-11-22`. */
const day = v.pipe(v.string(), v.isoDate('A date as 2026-11-22'));

const hour = v.pipe(v.number(), v.minValue(0), v.maxValue(24));

/** When the team answers: weekdays (0 is Sunday), and hours of the day. */
export const workingHours = v.pipe(
  v.object({
    days: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.minLength(1), v.maxLength(7)),
    from: hour,
    to: hour,
  }),
  v.check(({ from, to }) => from < to, 'The day ends before it begins'),
);
export type WorkingHours = v.InferOutput<typeof workingHours>;

export const DEFAULT_WORKING_HOURS: WorkingHours = { ...SITE.workingHours, days: [...SITE.workingHours.days] };

/** Firestore `settings/site`: lists that staff edit. Without the document, the lists of the code apply. */
export const siteSettings = v.object({
  /** Groups of words that mean the same to a search, as `flask, bottle, thermos`. */
  synonyms: v.pipe(v.array(text(LIMITS.synonymGroup)), v.maxLength(LIMITS.synonymGroups)),
  /** Names of days without production and dispatch, by day. */
  holidays: v.pipe(
    v.record(day, text(LIMITS.holidayName)),
    v.check((days) => Object.keys(days).length <= LIMITS.holidays, `At most ${LIMITS.holidays} holidays`),
  ),
  /** Missing: those of the code. */
  occasions: v.optional(v.pipe(v.array(occasion), v.maxLength(LIMITS.occasions)), () => [...OCCASIONS]),
  /** Messages to enquirers. Missing: those of the code. */
  templates: v.optional(v.pipe(v.array(messageTemplate), v.maxLength(LIMITS.templates)), () => [...MESSAGE_TEMPLATES]),
  /** Missing: those of the code. */
  workingHours: v.optional(workingHours, () => DEFAULT_WORKING_HOURS),
  /** Missing: what the code says. */
  company: v.optional(company),
  /** Who may see prices, where neither product nor category say so. */
  priceAudience: v.optional(v.picklist(PRICE_AUDIENCES), 'everyone'),
  updatedAt: moment,
  revision,
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

/** Fields that staff edit. */
export type SiteSettingsContent = Pick<
  SiteSettings,
  'synonyms' | 'holidays' | 'occasions' | 'templates' | 'workingHours' | 'priceAudience' | 'company'
>;

/** The lists of the code, in the shape of the document. */
export const DEFAULT_SITE_SETTINGS: SiteSettingsContent = {
  synonyms: SYNONYMS.map((group) => group.join(', ')),
  holidays: Object.fromEntries([...HOLIDAYS].map((day) => [day, holidayName(day)])),
  occasions: [...OCCASIONS],
  templates: [...MESSAGE_TEMPLATES],
  workingHours: DEFAULT_WORKING_HOURS,
  priceAudience: 'everyone',
};

/** Words of a group in lower case, without repetitions. */
export const synonymWords = (group: string): string[] => [...new Set(group.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])];

/** The part of the settings that devices need. Groups of one word are left out. */
export const toPublishedSettings = ({
  synonyms,
  holidays,
  occasions,
  priceAudience,
  company: words,
}: Pick<SiteSettingsContent, 'synonyms' | 'holidays' | 'occasions' | 'priceAudience' | 'company'>): PublishedSettings => ({
  synonyms: synonyms.map(synonymWords).filter(({ length }) => length > 1),
  holidays: Object.keys(holidays).sort(),
  occasions,
  ...(words && { company: words }),
  ...(priceAudience !== 'everyone' && { priceAudience }),
});
