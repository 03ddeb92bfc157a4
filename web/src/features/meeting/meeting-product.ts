import type { ProductSummary } from '@catalogue/contract/entities/catalogue';

/** What the meeting shows of a product. */
export interface MeetingProduct extends Pick<ProductSummary, 'id' | 'title' | 'picture' | 'stock'> {
  /** Title of its category, '' without one. */
  category: string;
  /** Price per piece; null: on request. */
  price: number | null;
  minimumQuantity: number;
}
