import type { ProductSummary } from './entities/catalogue';
import type { Product } from './entities/product';

/* Without schemas: public pages import it. */

/** Smallest order of a product in pieces: the fact, or SPEC's `quantity` of a product that states none; at least 1. */
export const minimumOrderOf = ({ facts, quantity }: MinimumOrderFields): number =>
  facts.minimumQuantity ?? Math.max(1, quantity);
type MinimumOrderFields = Pick<Product, 'quantity'> & { facts: Pick<Product['facts'], 'minimumQuantity'> };

/** Smallest order in pieces of a product of the catalogue file, which leaves out a minimum of 1. */
export const minimumOf = ({ facets }: Pick<ProductSummary, 'facets'>): number => facets?.minimumQuantity ?? 1;
