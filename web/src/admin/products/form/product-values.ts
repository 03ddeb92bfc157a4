import { productContent } from '../product-content';
import type { ProductContent } from '../product-content';
import * as v from 'valibot';
import { PRODUCT_TEXTS } from '../product-texts';

/** The form as typed: amounts are text until they are checked. */
export interface ProductValues extends Omit<ProductContent, 'price' | 'discountedPrice' | 'quantity' | 'sku'> {
  sku: string;
  price: string;
  discountedPrice: string;
  quantity: string;
}

export type ProductErrors = Partial<Record<keyof ProductContent, string>>;

const amount = (value: number | null): string => (value === null ? '' : String(value));

export const valuesOf = (content: ProductContent): ProductValues => ({
  ...content,
  sku: content.sku ?? '',
  price: amount(content.price),
  discountedPrice: amount(content.discountedPrice),
  quantity: String(content.quantity),
});

const money = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(/[\s,₹]/g, '')));

/** The typed form as content, or what is wrong with it, by field. */
export function readValues(values: ProductValues): { content: ProductContent } | { errors: ProductErrors } {
  const raw = {
    ...values,
    sku: values.sku.trim() === '' ? null : values.sku.trim(),
    price: money(values.price),
    discountedPrice: money(values.discountedPrice),
    quantity: values.quantity.trim() === '' ? 1 : Number(values.quantity),
  };
  const parsed = v.safeParse(productContent, raw);
  const errors: ProductErrors = {};
  const { price, discountedPrice } = raw;
  if (price !== null && discountedPrice !== null && discountedPrice > price) {
    errors.discountedPrice = PRODUCT_TEXTS.discountTooHigh;
  }
  if (parsed.success) return errors.discountedPrice === undefined ? { content: parsed.output } : { errors };
  for (const issue of parsed.issues) {
    const field = issue.path?.[0]?.key as keyof ProductContent;
    errors[field] ??= messageOf(field, values) ?? issue.message;
  }
  return { errors };
}

function messageOf(field: keyof ProductContent, values: ProductValues): string | undefined {
  if (field === 'title' && values.title.trim() === '') return PRODUCT_TEXTS.titleRequired;
  if (field === 'price' || field === 'discountedPrice') return PRODUCT_TEXTS.priceWrong;
  return field === 'quantity' ? PRODUCT_TEXTS.quantityWrong : undefined;
}
