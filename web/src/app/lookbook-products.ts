import type { CategorySummary, ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { productPath } from '@catalogue/contract/paths';
import { chosenPicture } from '../data/catalogue/chosen-picture';
import type { BasketLine } from '../features/basket/baskets';
import type { LookbookProduct } from '../features/lookbook/lookbook-product';
import { siteOrigin } from '../lib/site-origin';
import { readWholeNumber } from '../lib/read-whole-number';

/** A product as a lookbook prints it: once for each of its `lines` in the basket, or once without a choice. */
export function lookbookProducts(
  product: ProductSummary,
  details: ProductDetails | undefined,
  category: CategorySummary | undefined,
  lines: readonly Pick<BasketLine, 'options' | 'quantity'>[],
): LookbookProduct[] {
  const choices = lines.length === 0 ? [{ options: [], quantity: '' }] : lines;
  return choices.map(({ options, quantity }) => ({
    ...product,
    firstPicture: product.picture,
    picture: chosenPicture({ summary: product, details }, options),
    category: category?.title ?? '',
    url: `${siteOrigin()}${productPath(product.id)}`,
    options,
    quantity: readWholeNumber(quantity),
    material: details?.facts?.material ?? '',
    size: details?.facts?.size ?? '',
  }));
}
