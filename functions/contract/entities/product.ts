import { NO_FACTS } from '../product-fields';
import * as v from 'valibot';
import { LIMITS } from '../limits';
import { id, moment, money, revision, text } from './fields';
import { imageError, picture, PICTURE_ERROR_REASONS, pictureSummary } from './picture';
import { PRICE_AUDIENCES } from '../price-audience';
import { storedFacts } from './product-facts';

/** A product as stored. */
export const product = v.object({
  id,
  title: v.pipe(text(LIMITS.title), v.minLength(1)),
  /** HTML, cleaned when written and again when shown. */
  description: text(LIMITS.description),
  /** The company's own item number; CSV import matches rows and pictures by it. */
  sku: v.nullable(text(LIMITS.sku)),
  /** List price per piece in the site's currency, before branding and GST; null: on request. */
  price: money,
  /** Price per piece at the smallest order; null: `price`. Price breaks apply to larger orders. */
  discountedPrice: money,
  /** Who may see its prices; null: as its category. */
  priceAudience: v.optional(v.nullable(v.picklist(PRICE_AUDIENCES)), null),
  /** SPEC's quantity: the smallest order in pieces, unless the facts state a minimum quantity. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.quantity)),
  /** Shown to visitors. */
  live: v.boolean(),
  /** Can be ordered now. Options have a stock of their own. */
  stock: v.boolean(),
  /** May name a deleted category: the product then has no category until that one is restored. */
  categoryId: v.nullable(id),
  /** Upload whose variants `picture` shows, or is about to. */
  imageName: v.nullable(v.string()),
  picture: v.nullable(picture),
  imageError,
  /** Uploads of further pictures, in the order shown behind the first. Missing: none. */
  galleryNames: v.optional(v.pipe(v.array(id), v.maxLength(LIMITS.pictures - 1, `At most ${LIMITS.pictures} pictures`))),
  /** Result of each upload of `galleryNames`, set by the server: the picture, or why there is none. */
  gallery: v.optional(v.record(id, v.union([pictureSummary, v.picklist(PICTURE_ERROR_REASONS)]))),
  facts: storedFacts,
  addedDate: moment,
  updatedAt: moment,
  deletedAt: v.nullable(moment),
  revision,
});
export type Product = v.InferOutput<typeof product>;

/** Content of a new product where nothing else is given (SPEC §3 and §9). */
export const PRODUCT_DEFAULTS = {
  description: '',
  sku: null,
  price: null,
  discountedPrice: null,
  priceAudience: null,
  quantity: 1,
  live: true,
  stock: true,
  categoryId: null,
  facts: NO_FACTS,
} as const satisfies Partial<Product>;

/** The editable fields of a product. */
export const productContent = v.pick(product, [
  'title',
  'description',
  'sku',
  'price',
  'discountedPrice',
  'priceAudience',
  'quantity',
  'live',
  'stock',
  'categoryId',
  'facts',
]);
export type ProductContent = v.InferOutput<typeof productContent>;
