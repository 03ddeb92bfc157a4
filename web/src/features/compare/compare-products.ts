import type { ComparedItem } from '@catalogue/contract/comparison-query';
import type { ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { isInStock } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import type { PiecesPrice } from '@catalogue/contract/prices';
import { FACT_NAMES, factField, NO_FACTS } from '@catalogue/contract/product-fields';
import { showFact } from '@catalogue/contract/shown-facts';
import { priceOfChoice } from '../../data/catalogue/chosen-product';
import { addProductionDays } from '../../lib/production-days';

/** A product of the comparison. */
export interface ComparedProduct {
  item: ComparedItem;
  product: ProductSummary;
  /** Those asked for, or its smallest order where that is more. */
  pieces: number;
  minimum: number;
  price: PiecesPrice;
  inStock: boolean;
  /** ms; null: no lead time stated, or out of stock. */
  dispatch: number | null;
}

/** The day from which dispatch counts, and the days that do not. */
interface Calendar {
  now: number;
  holidays: ReadonlySet<string>;
}

/** A product at `wanted` pieces. */
export function compareProduct(
  item: ComparedItem,
  product: ProductSummary,
  wanted: number,
  { now, holidays }: Calendar,
): ComparedProduct {
  const minimum = minimumOf(product);
  const pieces = Math.max(wanted, minimum);
  const inStock = isInStock(product, item.options);
  const leadDays = product.facets?.leadTime?.[1];
  return {
    ...{ item, product, pieces, minimum, inStock },
    price: priceOfChoice(product, item.options, pieces),
    dispatch: inStock && leadDays !== undefined ? addProductionDays(now, leadDays, holidays) : null,
  };
}

/** The smallest of several numbers, where they differ and at least two are known. */
export function leastOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  return known.length > 1 && known.some((value) => value > least) ? least : null;
}

/** Rows that stand above the facts. */
const OWN_ROWS = ['minimumQuantity', 'leadTime', 'gstRate'] as const satisfies (typeof FACT_NAMES)[number][];

/** The facts that at least one product states: a heading and a text for each product. */
export function factRows(all: readonly (ProductDetails | undefined)[]): { name: string; values: string[] }[] {
  return FACT_NAMES.flatMap((name) => {
    const { shownAs } = factField(name);
    if (shownAs === undefined || OWN_ROWS.some((own) => own === name)) return [];
    const values = all.map((details) => showFact(name, details?.facts ?? NO_FACTS));
    return values.some((value) => value !== '') ? [{ name: shownAs, values }] : [];
  });
}
