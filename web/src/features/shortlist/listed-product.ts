import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { BasketLine } from '../basket/baskets';
import type { ShortlistItem } from './shortlist-code';

/** What a shortlist shows of a product on this device. */
export interface ListedProduct extends Pick<ProductSummary, 'title' | 'sku' | 'picture' | 'stock'> {
  /** Price per piece before options and price breaks; null: on request. */
  price: number | null;
  /** Price per piece at a quantity, before options; null: on request. */
  priceAt: (quantity: number) => number | null;
}

/** A shortlist's product as a basket line; undefined where the catalogue does not have it. */
export const lineOfItem = (
  { productId, option, quantity }: ShortlistItem,
  product: ListedProduct | undefined,
): BasketLine | undefined =>
  product && {
    key: `${productId}/${option}`,
    productId,
    title: product.title,
    sku: product.sku ?? '',
    option,
    quantity: quantity?.toString() ?? '',
    branding: '',
    note: '',
    price: product.price,
  };
