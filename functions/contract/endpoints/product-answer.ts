import * as v from 'valibot';
import { count, id, moment, money, revision } from '../entities/fields';
import { picture, pictureSummary } from '../entities/picture';
import { productFacts } from '../entities/product-facts';

/** A product in API answers. */
export const productAnswer = v.object({
  productId: id,
  title: v.string(),
  /** Cleaned HTML. */
  description: v.string(),
  sku: v.nullable(v.string()),
  price: money,
  discountedPrice: money,
  quantity: count,
  live: v.boolean(),
  stock: v.boolean(),
  ...productFacts.entries,
  /** Smallest order in pieces. */
  minimumQuantity: count,
  /** null: it has no picture. The picture itself is at /products/image/{productId}. */
  productImageName: v.nullable(v.string()),
  picture: v.nullable(picture),
  /** All pictures in order; the first one is `picture`. */
  pictures: v.array(pictureSummary),
  addedDate: moment,
  updatedAt: moment,
  /** null: it has none, or the one it had is deleted. */
  category: v.nullable(v.object({ categoryId: id, title: v.string() })),
  revision,
});
export type ProductAnswer = v.InferOutput<typeof productAnswer>;
