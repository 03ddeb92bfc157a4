import * as v from 'valibot';
import { LIMITS } from '../limits';
import { id, moment, order, revision, text } from './fields';
import { PRICE_AUDIENCES } from '../price-audience';
import { imageError, picture } from './picture';

/** A category as stored, and as devices hold it. */
export const category = v.object({
  id,
  title: v.pipe(text(LIMITS.title), v.minLength(1)),
  /** '' where an import of products made the category by its title. The form and the API require one (SPEC §5). */
  description: text(LIMITS.categoryDescription),
  /** Cover given as an https URL. The server fetches it once and makes it the `picture`, unless a file was uploaded. */
  coverImage: v.nullable(text(LIMITS.url)),
  /** Upload whose variants `picture` shows, or is about to. */
  imageName: v.nullable(v.string()),
  picture: v.nullable(picture),
  imageError,
  /** Degrees on the colour wheel, 0-359: tints the category's plates, badges and header. */
  hue: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359)),
  /** Who may see the prices of its products; null: as the site. */
  priceAudience: v.optional(v.nullable(v.picklist(PRICE_AUDIENCES)), null),
  /** Position in lists, ascending. */
  order,
  /** Season: outside of it visitors see neither the category nor its page. Missing: always. */
  startsAt: v.optional(v.nullable(moment)),
  endsAt: v.optional(v.nullable(moment)),
  /** Products that stand before the others in its list, in this order. Missing: none. */
  firstProducts: v.optional(v.pipe(v.array(id), v.maxLength(LIMITS.firstProducts))),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: v.nullable(moment),
  revision,
});
export type Category = v.InferOutput<typeof category>;
