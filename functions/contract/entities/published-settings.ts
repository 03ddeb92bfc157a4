import * as v from 'valibot';
import { PRICE_AUDIENCES } from '../price-audience';
import { company } from './company';
import { occasion } from './occasion';

/** The part of the site's settings that devices need, published in `/catalogue.json`. A missing list: the one of the code applies. */
export const publishedSettings = v.object({
  synonyms: v.optional(v.array(v.array(v.string()))),
  /** Days as `2026-11-22`. */
  holidays: v.optional(v.array(v.string())),
  occasions: v.optional(v.array(occasion)),
  company: v.optional(company),
  /** Who may see prices; missing: everyone. */
  priceAudience: v.optional(v.picklist(PRICE_AUDIENCES)),
  /** Some prices are limited: devices fetch whole files, and do not read products from Firestore. */
  limitsPrices: v.optional(v.boolean()),
});
export type PublishedSettings = v.InferOutput<typeof publishedSettings>;
