/* Without schemas: public pages remove prices from what they store, and must not load the schema library for it. */
import type { ProductDetails, ProductSummary } from './entities/catalogue';
import type { HiddenPrices } from './entities/hidden-prices';
import type { ProductFacets } from './entities/product-facets';
import type { LimitedAudience } from './price-audience';

type OptionFacets = NonNullable<ProductFacets['options']>;

/** Options with these prices, in their order; null for those that `prices` lacks. */
const withOptionPrices = (options: OptionFacets, prices: readonly (number | null)[]): OptionFacets =>
  options.map(([kind, name, , stock], index) => [kind, name, prices[index] ?? null, stock]);

/** A product of a list without its prices. */
export function withoutPrices({ facets, ...summary }: ProductSummary): ProductSummary {
  const { priceBreaks: _, options, ...rest } = facets ?? {};
  const without = { ...rest, ...(options && { options: withOptionPrices(options, []) }) };
  return {
    ...summary,
    price: null,
    discountedPrice: null,
    ...(Object.keys(without).length > 0 && { facets: without }),
  };
}

/** Details of a product without its prices. */
export const detailsWithoutPrices = ({ facts, ...details }: ProductDetails): ProductDetails => ({
  ...details,
  ...(facts && { facts: { ...facts, priceBreaks: [], options: facts.options.map((one) => ({ ...one, price: null })) } }),
});

/** The prices of a product; null when it has none. */
export function pricesOf(summary: ProductSummary, details: ProductDetails, audience: LimitedAudience): HiddenPrices | null {
  const { price, discountedPrice, facets } = summary;
  const priceBreaks = facets?.priceBreaks ?? [];
  const options = details.facts?.options.map((option) => option.price) ?? [];
  const hasPrices = [price, discountedPrice, ...options].some((one) => one !== null) || priceBreaks.length > 0;
  return hasPrices ? { audience, price, discountedPrice, priceBreaks, options } : null;
}

/** A product of a list with its hidden prices. */
export function withPrices(
  summary: ProductSummary,
  { price, discountedPrice, priceBreaks, options: prices }: HiddenPrices,
): ProductSummary {
  const options = summary.facets?.options;
  const hidden = {
    ...(priceBreaks.length > 0 && { priceBreaks }),
    ...(options && { options: withOptionPrices(options, prices) }),
  };
  return {
    ...summary,
    price,
    discountedPrice,
    ...(Object.keys(hidden).length > 0 && { facets: { ...summary.facets, ...hidden } }),
  };
}

/** Details of a product with its hidden prices. */
export const detailsWithPrices = ({ facts, ...details }: ProductDetails, hidden: HiddenPrices): ProductDetails => ({
  ...details,
  ...(facts && {
    facts: {
      ...facts,
      priceBreaks: hidden.priceBreaks.map(([from, price]) => ({ from, price })),
      options: facts.options.map((option, index) => ({ ...option, price: hidden.options[index] ?? null })),
    },
  }),
});
