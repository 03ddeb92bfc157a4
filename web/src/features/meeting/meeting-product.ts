import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { Paise } from '@catalogue/contract/prices';

/** What the meeting shows of a product. */
export interface MeetingProduct extends Pick<ProductSummary, 'id' | 'title' | 'picture' | 'stock'> {
  /** Title of its category, '' without one. */
  category: string;
  /** Price per piece of these pieces, in paise; null: on request. */
  priceAt: (pieces: number) => Paise | null;
  minimumQuantity: number;
}
