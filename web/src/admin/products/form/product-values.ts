import { PRICE_AUDIENCES } from '@catalogue/contract/price-audience';
import * as v from 'valibot';
import type { ProductContent } from '../product-content';
import { factValues, factValuesOf, textOfNumber } from './fact-values';

/** The fields that are no facts, as typed. */
export const basicValues = v.object({
  title: v.string(),
  description: v.string(),
  sku: v.string(),
  price: v.string(),
  discountedPrice: v.string(),
  priceAudience: v.optional(v.nullable(v.picklist(PRICE_AUDIENCES)), null),
  quantity: v.string(),
  live: v.boolean(),
  stock: v.boolean(),
  categoryId: v.nullable(v.string()),
});

/** The form as typed: amounts are text until they are checked, and each fact is a field of its own. */
export const productValues = v.object({ ...basicValues.entries, ...factValues.entries });
export type ProductValues = v.InferOutput<typeof productValues>;

export const valuesOf = ({ facts, ...content }: ProductContent): ProductValues => ({
  ...content,
  sku: content.sku ?? '',
  price: textOfNumber(content.price),
  discountedPrice: textOfNumber(content.discountedPrice),
  quantity: String(content.quantity),
  ...factValuesOf(facts),
});
