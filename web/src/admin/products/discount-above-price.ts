import { isDiscountAbovePrice } from '@catalogue/contract/prices';
import { formatMoney } from '../../lib/format';
import type { ProductContent } from '@catalogue/contract/entities/product';
import { PRODUCT_TEXTS } from './product-texts';

type Prices = Pick<ProductContent, 'price' | 'discountedPrice'>;

/** The message at a price that crosses the other one; null while they do not cross, and for any other field. */
export function crossingError(field: string, prices: Prices): string | null {
  if (!isDiscountAbovePrice(prices) || (field !== 'price' && field !== 'discountedPrice')) return null;
  const other = field === 'price' ? prices.discountedPrice : prices.price;
  return PRODUCT_TEXTS.cells.discountAbovePrice[field](formatMoney(other ?? 0));
}
