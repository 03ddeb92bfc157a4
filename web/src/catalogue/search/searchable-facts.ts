import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import type { ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { MATERIAL_FAMILIES } from '@catalogue/contract/material-families';

/** The facts that people search by, as one text: materials, colours, tags, branding methods, item numbers of options. */
export function searchableFacts({ facets }: ProductSummary, details: ProductDetails | undefined): string {
  return [
    ...(facets?.materials ?? []).map((family) => MATERIAL_FAMILIES[family]),
    ...(facets?.colours ?? []).map(([name]) => name),
    ...(facets?.tags ?? []),
    ...(facets?.branding ?? []).map((method) => BRANDING_METHODS[method]),
    details?.facts?.material ?? '',
    ...(details?.facts?.options ?? []).map(({ sku }) => sku ?? ''),
  ].join(' ');
}
