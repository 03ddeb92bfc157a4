import type { ProductFilterQuery } from '@catalogue/contract/endpoints/product-filter';
import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import { materialFamiliesOf } from '@catalogue/contract/material-families';
import { unitPriceAt } from '@catalogue/contract/prices';

/** Whether any of `wanted` is among `values`; nothing wanted accepts everything. */
const hasAny = (wanted: readonly string[], values: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((one) => values.includes(one));

const lower = (values: readonly string[]): string[] => values.map((value) => value.toLowerCase());

/** The products that pass every filter, in their order. */
export function filterProducts(products: Iterable<ProductAnswer>, filter: ProductFilterQuery): ProductAnswer[] {
  const { material, branding, inStock, forQuantity, maxPrice, maxLeadDays } = filter;
  const [colours, tags] = [lower(filter.colour), lower(filter.tag)];
  return [...products].filter((product) => {
    if (inStock && !product.stock) return false;
    if (forQuantity !== undefined && product.minimumQuantity > forQuantity) return false;
    if (maxLeadDays !== undefined && (product.leadTime?.to ?? Infinity) > maxLeadDays) return false;
    const price = unitPriceAt(product, Math.max(forQuantity ?? 0, product.minimumQuantity));
    if (maxPrice !== undefined && (price ?? Infinity) > maxPrice) return false;
    const ownColours = product.options.filter(({ kind }) => kind === 'colour').map(({ name }) => name);
    return (
      hasAny(material, materialFamiliesOf(product.material)) &&
      hasAny(
        branding,
        product.brandingMethods.map(({ method }) => method),
      ) &&
      hasAny(colours, lower(ownColours)) &&
      hasAny(tags, lower(product.tags))
    );
  });
}
