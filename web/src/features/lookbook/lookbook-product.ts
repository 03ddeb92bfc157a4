import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { ChosenOption } from '@catalogue/contract/prices';

export const PRICE_MODES = ['off', 'from', 'quantity'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/** A product as the catalogue on this device has it, for the lookbook. */
export interface LookbookProduct extends Pick<
  ProductSummary,
  'id' | 'title' | 'sku' | 'picture' | 'price' | 'discountedPrice' | 'facets' | 'pricesFor'
> {
  /** The one that shows the choice may not be on the device. */
  firstPicture: ProductSummary['picture'];
  /** Title of its category, '' without one. */
  category: string;
  /** URL of its page. */
  url: string;
  /** Chosen in the basket. */
  options: readonly ChosenOption[];
  /** Pieces in the basket; null: open. */
  quantity: number | null;
  /** '' where they are not stated, or not loaded. */
  material: string;
  size: string;
}
