import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import { writeLeadTime } from '@catalogue/contract/lead-time-text';
import { MATERIAL_FAMILIES } from '@catalogue/contract/material-families';
import type { ProductRow } from '../../data/product-row';

/** Facts that can be shown as columns. The catalogue file states them for every product. */
export const FACT_COLUMNS = ['material', 'leadTime', 'branding', 'tags'] as const;
export type FactColumn = (typeof FACT_COLUMNS)[number];

const TEXTS: Record<FactColumn, (facets: NonNullable<ProductRow['facets']>) => string | undefined> = {
  material: ({ materials }) => materials?.map((family) => MATERIAL_FAMILIES[family]).join(', '),
  leadTime: ({ leadTime }) => leadTime && writeLeadTime({ from: leadTime[0], to: leadTime[1] }),
  branding: ({ branding }) => branding?.map((method) => BRANDING_METHODS[method]).join(', '),
  tags: ({ tags }) => tags?.join(', '),
};

/** A fact of a row as its column shows it; '' where the product does not state it. */
export const factText = (column: FactColumn, { facets }: ProductRow): string => (facets && TEXTS[column](facets)) ?? '';
