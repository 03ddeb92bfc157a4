import * as v from 'valibot';
import { BRANDING_METHOD_IDS } from '../branding-methods';
import { MATERIAL_FAMILIES, materialFamiliesOf, type MaterialFamily } from '../material-families';
import type { ProductFacts } from './product-facts';

/*
 * The part of a product's facts that lists, filters and search need. It travels with every product of /catalogue.json,
 * so empty facts are left out and numbers stand in pairs.
 */

const pair = <First extends v.GenericSchema, Second extends v.GenericSchema>(first: First, second: Second) =>
  v.strictTuple([first, second]);

export const productFacets = v.object({
  /** Smallest order in pieces. Missing: 1. */
  minimumQuantity: v.optional(v.number()),
  /** Lead time in working days: [from, to]. */
  leadTime: v.optional(pair(v.number(), v.number())),
  materials: v.optional(v.array(v.picklist(Object.keys(MATERIAL_FAMILIES) as MaterialFamily[]))),
  branding: v.optional(v.array(v.picklist(BRANDING_METHOD_IDS))),
  tags: v.optional(v.array(v.string())),
  /** [name, swatch] of each colour. */
  colours: v.optional(v.array(pair(v.string(), v.nullable(v.string())))),
  /** [from, price] of each price break; null: on request. */
  priceBreaks: v.optional(v.array(pair(v.number(), v.nullable(v.number())))),
});
export type ProductFacets = v.InferOutput<typeof productFacets>;

const orMissing = <Item>(items: Item[]): Item[] | undefined => (items.length === 0 ? undefined : items);

/** Facets of a product; undefined when it has none. `quantity` is SPEC's, the smallest order of products without facts. */
export function facetsOf(facts: ProductFacts, quantity: number): ProductFacets | undefined {
  const minimum = facts.minimumQuantity ?? quantity;
  const colours = facts.options.filter(({ kind }) => kind === 'colour');
  const facets = {
    minimumQuantity: minimum > 1 ? minimum : undefined,
    leadTime: facts.leadTime ? ([facts.leadTime.from, facts.leadTime.to] satisfies [number, number]) : undefined,
    materials: orMissing(materialFamiliesOf(facts.material)),
    branding: orMissing([...new Set(facts.brandingMethods.map(({ method }) => method))]),
    tags: orMissing(facts.tags),
    colours: orMissing(colours.map(({ name, swatch }): [string, string | null] => [name, swatch])),
    priceBreaks: orMissing(facts.priceBreaks.map(({ from, price }): [number, number | null] => [from, price])),
  };
  const stated = Object.entries(facets).filter(([, value]) => value !== undefined);
  return stated.length === 0 ? undefined : Object.fromEntries(stated);
}
