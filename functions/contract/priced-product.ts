import type { ProductSummary } from './entities/catalogue';
import type { ChosenOption, PricedProduct } from './prices';

/* Without schemas: public pages import it. */

const known = new WeakMap<PricedSummary, PricedProduct>();

/** What decides about the price of a product of the catalogue file. Lists ask for thousands with every key that is pressed. */
export function pricedProduct(product: PricedSummary): PricedProduct {
  const before = known.get(product);
  if (before) return before;
  const priced = readPrices(product);
  known.set(product, priced);
  return priced;
}

const readPrices = ({ price, discountedPrice, facets, pricesFor }: PricedSummary): PricedProduct => ({
  price,
  discountedPrice,
  priceBreaks: facets?.priceBreaks?.map(([from, each]) => ({ from, price: each })) ?? [],
  options: facets?.options?.map(([kind, name, each]) => ({ kind, name, price: each })) ?? [],
  gstRate: facets?.gstRate ?? null,
  pricesFor,
});
type PricedSummary = Pick<ProductSummary, 'price' | 'discountedPrice' | 'facets' | 'pricesFor'>;

/** Whether the product with these options is in stock. */
export const isInStock = (
  { stock, facets }: Pick<ProductSummary, 'stock' | 'facets'>,
  chosen: readonly ChosenOption[],
): boolean =>
  stock &&
  !(facets?.options ?? []).some(
    ([kind, name, , inStock]) => !inStock && chosen.some((one) => one.kind === kind && one.name === name),
  );

/** Chosen options in words: "Blue, 500 ml"; '' without any. */
export const optionText = (chosen: readonly ChosenOption[]): string => chosen.map(({ name }) => name).join(', ');
