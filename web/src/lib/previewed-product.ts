import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { Product } from '@catalogue/contract/entities/product';

/** A product as typed, for looking at it as visitors will. */
export interface PreviewedProduct extends Pick<
  Product,
  'title' | 'description' | 'sku' | 'price' | 'discountedPrice' | 'quantity' | 'stock' | 'facts'
> {
  category: { title: string; hue: number } | undefined;
  /** A picture that is still on the device wins over the stored one. */
  chosen: Blob | null;
  picture: PictureSummary | null;
}
