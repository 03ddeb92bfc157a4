import * as v from 'valibot';
import { holidayName } from '../holiday-names';
import { HOLIDAYS } from '../holidays';
import { LIMITS } from '../limits';
import { OCCASIONS } from '../occasions';
import { PRICE_AUDIENCES } from '../price-audience';
import { SYNONYMS } from '../synonyms';
import { moment, revision, text } from './fields';
import { occasion } from './occasion';
import type { PublishedSettings } from './published-settings';

/** A day as `2026-11-22`. */
const day = v.pipe(v.string(), v.isoDate('A date as 2026-11-22'));

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
  /** Who may see prices, where neither product nor category say so. */
  priceAudience: v.optional(v.picklist(PRICE_AUDIENCES), 'everyone'),
  updatedAt: moment,
  revision,
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

/** Fields that staff edit. */
export type SiteSettingsContent = Pick<SiteSettings, 'synonyms' | 'holidays' | 'occasions' | 'priceAudience'>;

/** The lists of the code, in the shape of the document. */
export const DEFAULT_SITE_SETTINGS: SiteSettingsContent = {
  synonyms: SYNONYMS.map((group) => group.join(', ')),
  holidays: Object.fromEntries([...HOLIDAYS].map((day) => [day, holidayName(day)])),
  occasions: [...OCCASIONS],
  priceAudience: 'everyone',
};

/** Words of a group in lower case, without repetitions. */
export const synonymWords = (group: string): string[] => [...new Set(group.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];

/** The part of the settings that devices need. Groups of one word are left out. */
export const toPublishedSettings = ({
  synonyms,
  holidays,
  occasions,
  priceAudience,
}: SiteSettingsContent): PublishedSettings => ({
  synonyms: synonyms.map(synonymWords).filter(({ length }) => length > 1),
  holidays: Object.keys(holidays).sort(),
  occasions,
  ...(priceAudience !== 'everyone' && { priceAudience }),
});
