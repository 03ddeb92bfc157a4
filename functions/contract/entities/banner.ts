import * as v from 'valibot';
import { LIMITS } from '../limits';
import { id, moment, order, revision, text } from './fields';
import { imageError, picture } from './picture';

export const BANNER_KINDS = ['carousel', 'trending'] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** The part of a picture that stays where its shape is cut, in per cent along the side that is cut; 50 is the middle. */
export const bannerFocus = v.object({ desktop: percent, phone: percent });
export type BannerFocus = v.InferOutput<typeof bannerFocus>;
export const MIDDLE: BannerFocus = { desktop: 50, phone: 50 };

/** A carousel banner or a trending image, as stored and as devices hold it. */
export const banner = v.object({
  id,
  kind: v.picklist(BANNER_KINDS),
  alt: text(LIMITS.altText),
  /** Live text over the picture. */
  words: v.optional(text(LIMITS.bannerWords), ''),
  /** Missing: the middle. A trending image has one shape everywhere, `desktop`. */
  focus: v.optional(bannerFocus),
  /** Where a tap leads: a path, query or fragment of this site, or an https URL; null: nowhere (carousel), the quick enquiry (trending). */
  link: v.nullable(text(LIMITS.url)),
  order,
  /** Shown from and until; null: always. Devices hold both, so the end also holds offline. */
  startsAt: v.nullable(moment),
  endsAt: v.nullable(moment),
  /** Its start is still to come, so visitors may not read it. The server clears this at the start. */
  planned: v.boolean(),
  imageName: v.nullable(v.string()),
  picture: v.nullable(picture),
  imageError,
  createdAt: moment,
  updatedAt: moment,
  deletedAt: v.nullable(moment),
  revision,
});
export type Banner = v.InferOutput<typeof banner>;
