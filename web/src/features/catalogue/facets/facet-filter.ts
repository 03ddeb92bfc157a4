import { FACETS } from '@catalogue/contract/product-fields';
import type { FacetParam } from '@catalogue/contract/product-fields';

/** Groups of values that allow several at once, in the order of the filters. */
export const FACET_GROUPS: readonly MultipleGroup[] = ['price', 'colour', ...FACETS.map(({ param }) => param)];
export type MultipleGroup = 'price' | 'colour' | FacetParam;
/** Groups of values that can be chosen together. */
export type FacetGroup = 'category' | MultipleGroup;

/** Bands of the price per piece, by id, up to and without `below`. */
export const PRICE_BANDS: readonly { id: string; from: number; below: number }[] = [
  { id: '0-100', from: 0, below: 100 },
  { id: '100-250', from: 100, below: 250 },
  { id: '250-500', from: 250, below: 500 },
  { id: '500-1000', from: 500, below: 1_000 },
  { id: '1000', from: 1_000, below: Infinity },
];

/** What facets filter by. */
export interface FacetFilter {
  /** Chosen values by group; a missing group chooses nothing. */
  chosen: Readonly<Partial<Record<FacetGroup, readonly string[]>>>;
  inStock: boolean;
  /** Pieces the buyer needs: products with a larger smallest order are left out. */
  quantity: number | null;
  /** Highest price per piece at that quantity. */
  maxPrice: number | null;
  /** Production days until the buyer's date. */
  leadDays: number | null;
}
