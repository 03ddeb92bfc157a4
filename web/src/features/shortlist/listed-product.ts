import type { ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { minimumOf, optionsNamed, pricedProduct } from '@catalogue/contract/priced-product';
import { priceOf } from '@catalogue/contract/prices';
import { chosenPicture } from '../../data/catalogue/chosen-picture';
import { keyOfLine, type BasketLine } from '../basket/baskets';
import type { ShortlistItem } from './shortlist-code';

/** What a shortlist shows of a product on this device. */
export interface ListedProduct extends Pick<ProductSummary, 'title' | 'sku' | 'picture' | 'stock' | 'facets'> {
  /** Price per piece at a quantity (null: the smallest order) with these options, in paise; null: on request. */
  priceAt: (quantity: number | null, option: string) => number | null;
  /** The picture that shows these options. */
  pictureOf: (option: string) => PictureSummary | null;
}

export const listedProduct = (product: ProductSummary, details?: ProductDetails): ListedProduct => ({
  ...product,
  priceAt: (quantity, option) =>
    priceOf(pricedProduct(product), optionsNamed(product, option), quantity ?? minimumOf(product)).unit,
  pictureOf: (option) => chosenPicture({ summary: product, details }, optionsNamed(product, option)),
});

/** A shortlist's product as a basket line; undefined where the catalogue does not have it. */
export const lineOfItem = (
  { productId, option, quantity }: ShortlistItem,
  product: ListedProduct | undefined,
): BasketLine | undefined =>
  product && {
    key: keyOfLine(productId, optionsNamed(product, option)),
    productId,
    title: product.title,
    sku: product.sku ?? '',
    options: optionsNamed(product, option),
    quantity: quantity?.toString() ?? '',
    branding: '',
    note: '',
  };
