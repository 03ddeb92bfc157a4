import * as v from 'valibot';
import { id, maxCharacters, money, requiredText } from '../entities/fields';
import { productFacts } from '../entities/product-facts';
import { product } from '../entities/product';
import { LIMITS } from '../limits';
import { baseRevision } from './inputs';

/** Forms send numbers as text, too: '' is none. */
const typed = v.pipe(
  v.union([v.number(), v.null(), v.pipe(v.string(), v.trim(), v.maxLength(20))]),
  v.transform((value) => (typeof value === 'string' ? (value === '' ? null : Number(value)) : value)),
);
const sum = v.optional(v.pipe(typed, money));
const title = requiredText(LIMITS.title, 'Product title required !!');

const fields = {
  description: v.optional(v.pipe(v.string(), maxCharacters(LIMITS.description))),
  sku: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        maxCharacters(LIMITS.sku),
        v.transform((value) => (value === '' ? null : value)),
      ),
    ),
  ),
  price: sum,
  discountedPrice: sum,
  quantity: v.optional(v.pipe(typed, v.nonNullable(v.nullable(product.entries.quantity)))),
  live: v.optional(v.boolean()),
  stock: v.optional(v.boolean()),
  /** A category by its id; SPEC's product holds the category itself. */
  categoryId: v.optional(v.nullable(id)),
  category: v.optional(v.nullable(v.object({ categoryId: id }))),
  ...v.partial(productFacts).entries,
};

/** A new product as sent. */
export const productInput = v.object({ productId: v.optional(id), title, ...fields });
export type ProductInput = v.InferOutput<typeof productInput>;

/** A change of a product as sent: fields left out stay. */
export const productEdit = v.object({
  ...baseRevision,
  title: v.optional(title),
  /** Uploads of this product in their new order; those left out are removed. The first one is SPEC's image. */
  pictureNames: v.optional(v.pipe(v.array(id), v.maxLength(LIMITS.pictures, `At most ${LIMITS.pictures} pictures`))),
  ...fields,
});
export type ProductEdit = v.InferOutput<typeof productEdit>;
