import type { ProductFilterQuery } from '@catalogue/contract/endpoints/product-filter';
import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import { choicesOf } from '@catalogue/contract/entities/product-facets';
import { priceOf, rupeesOf } from '@catalogue/contract/prices';
import { FACETS } from '@catalogue/contract/product-fields';

/** Whether any of `wanted` is among the values, in any case; nothing wanted accepts everything. */
const hasAny = (wanted: readonly string[], valuesOf: () => readonly string[]): boolean => {
  if (wanted.length === 0) return true;
  const values = new Set(valuesOf().map((value) => value.toLowerCase()));
  return wanted.some((one) => values.has(one.toLowerCase()));
};

/** The products that pass every filter, in their order. */
export function filterProducts(products: Iterable<ProductAnswer>, filter: ProductFilterQuery): ProductAnswer[] {
  const { inStock, forQuantity, maxPrice, maxLeadDays } = filter;
  return [...products].filter((product) => {
    if (inStock && !product.stock) return false;
    if (forQuantity !== undefined && product.minimumQuantity > forQuantity) return false;
    if (maxLeadDays !== undefined && (product.leadTime?.to ?? Infinity) > maxLeadDays) return false;
    const { unit } = priceOf(product, [], Math.max(forQuantity ?? 0, product.minimumQuantity));
    if (maxPrice !== undefined && (unit === null || rupeesOf(unit) > maxPrice)) return false;
    const colours = () => product.options.filter(({ kind }) => kind === 'colour').map(({ name }) => name);
    return (
      hasAny(filter.colour, colours) && FACETS.every((facet) => hasAny(filter[facet.param], () => choicesOf(facet, product)))
    );
  });
}
