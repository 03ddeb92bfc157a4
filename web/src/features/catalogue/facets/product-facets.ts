import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { PriceBreak } from '@catalogue/contract/prices';

/** Smallest order in pieces. */
export const minimumOf = ({ facets }: ProductSummary): number => facets?.minimumQuantity ?? 1;

export const priceBreaksOf = ({ facets }: ProductSummary): PriceBreak[] =>
  facets?.priceBreaks?.map(([from, price]) => ({ from, price })) ?? [];
