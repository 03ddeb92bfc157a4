import { PRODUCT_DEFAULTS, product } from '@catalogue/contract/entities/product';
import type { Product } from '@catalogue/contract/entities/product';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import * as v from 'valibot';

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

export const CONTENT_FIELDS = Object.keys(productContent.entries) as (keyof ProductContent)[];

/** Content of the empty form. */
export const EMPTY_PRODUCT: ProductContent = {
  title: '',
  ...PRODUCT_DEFAULTS,
};

/** The editable part of a stored product. */
export const contentOf = (stored: Product): ProductContent => v.parse(productContent, stored);

/** Names of the fields in which two versions differ, in the form's order. */
export const changedFields = (before: ProductContent, after: ProductContent): (keyof ProductContent)[] =>
  CONTENT_FIELDS.filter((field) => !isSameFact(before[field], after[field]));
