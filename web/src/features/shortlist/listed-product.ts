import type { ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { LIMITS } from '@catalogue/contract/limits';
import { isInStock } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import type { ChosenOption } from '@catalogue/contract/prices';
import { OPTION_KINDS } from '@catalogue/contract/product-fields';
import { chosenPicture } from '../../data/catalogue/chosen-picture';
import { goneOptions, priceOfChoice } from '../../data/catalogue/chosen-product';
import { keyOfLine, type BasketLine } from '../basket/baskets';
import type { ShortlistItem } from './shortlist-code';

/** What a shortlist shows of a product on this device. */
export interface ListedProduct extends Pick<ProductSummary, 'title' | 'sku' | 'picture' | 'facets' | 'pricesFor'> {
  /**
   * Price per piece at a quantity (null: the smallest order) with these options, in paise; null: on request, as where the product does
   * not have one of them any more.
   */
  priceAt: (quantity: number | null, option: string) => number | null;
  /** The picture that shows these options. */
  pictureOf: (option: string) => PictureSummary | null;
  /** Whether the product with these options is in stock. */
  isInStock: (option: string) => boolean;
  /** Those of the options that the product does not have any more. */
  goneOptions: (option: string) => ChosenOption[];
}

export const listedProduct = (product: ProductSummary, details?: ProductDetails): ListedProduct => ({
  ...product,
  priceAt: (quantity, option) => priceOfChoice(product, optionsNamed(product, option), quantity ?? minimumOf(product)).unit,
  pictureOf: (option) => chosenPicture({ summary: product, details }, optionsNamed(product, option)),
  isInStock: (option) => isInStock(product, optionsNamed(product, option)),
  goneOptions: (option) => goneOptions(product, optionsNamed(product, option)),
});

/**
 * The options of a text like "Blue, 500 ml". The text has no kinds: a name that the product does not have any more gets one of which
 * nothing else is chosen, so that it goes on into a basket.
 */
export function optionsNamed({ facets }: Pick<ProductSummary, 'facets'>, text: string): ChosenOption[] {
  const offered = facets?.options ?? [];
  const names = new Set<string>();
  let rest = `, ${text}, `;
  // The longest first: "Black, matt" is one name.
  for (const name of offered.map(([, one]) => one).sort((one, other) => other.length - one.length)) {
    const without = rest.replace(`, ${name}, `, ', ');
    if (without !== rest) names.add(name);
    rest = without;
  }
  const chosen = offered.filter(([, name]) => names.has(name)).map(([kind, name]) => ({ kind, name }));
  const isOffered = (kind: string): boolean => offered.some(([one]) => one === kind);
  const kinds = OPTION_KINDS.filter((kind) => !chosen.some((one) => one.kind === kind)).sort(
    (one, other) => Number(isOffered(other)) - Number(isOffered(one)),
  );
  const gone = rest.split(', ').filter((name) => name !== '');
  return [
    ...chosen,
    ...kinds.flatMap((kind, index) => {
      const name = gone[index];
      return name === undefined ? [] : [{ kind, name: name.slice(0, LIMITS.optionName) }];
    }),
  ];
}

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
