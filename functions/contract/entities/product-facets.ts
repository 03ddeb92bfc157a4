import * as v from 'valibot';
import { materialFamiliesOf } from '../material-families';
import { minimumOrderOf } from '../minimum-order';
import { FACETS, mapFacets, OPTION_KINDS } from '../product-fields';
import type { Facet, FactKind, FactKinds, OptionKind, ProductFacts } from '../product-fields';
import { count, money } from './fields';

/*
 * The part of a product's facts that lists, filters and search need. It travels with every product of /catalogue.json,
 * so empty facts are left out and numbers stand in pairs.
 */

const pair = <First extends v.GenericSchema, Second extends v.GenericSchema>(first: First, second: Second) =>
  v.strictTuple([first, second]);

export const productFacets = v.object({
  /** Smallest order in pieces. Missing: 1. */
  minimumQuantity: v.optional(count),
  /** Lead time in working days: [from, to]. */
  leadTime: v.optional(pair(count, count)),
  /** [name, swatch] of each colour. */
  colours: v.optional(v.array(pair(v.string(), v.nullable(v.string())))),
  /** [from, price] of each price break; null: on request. */
  priceBreaks: v.optional(v.array(pair(count, money))),
  /** [kind, name, price, stock] of all options in their order; null: the product's price. */
  options: v.optional(v.array(v.strictTuple([v.picklist(OPTION_KINDS), v.string(), money, v.boolean()]))),
  /** GST on its prices, per cent. */
  gstRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Values of each fact that visitors filter by. */
  ...mapFacets(() => v.optional(v.array(v.string()))),
});
export type ProductFacets = v.InferOutput<typeof productFacets>;
type OptionFacet = [kind: OptionKind, name: string, price: number | null, stock: boolean];

type Choices = { [Kind in FactKind]?: (value: FactKinds[Kind]) => string[] };

const CHOICES: Choices = {
  text: (value) => (value === '' ? [] : [value]),
  material: materialFamiliesOf,
  number: (value) => (value === null ? [] : [String(value)]),
  words: (words) => words,
  branding: (methods) => [...new Set(methods.map(({ method }) => method))],
};

/** The values of a fact that a filter offers. */
export const choicesOf = ({ name, kind }: Pick<Facet, 'name' | 'kind'>, facts: ProductFacts): string[] =>
  (CHOICES[kind] as ((value: unknown) => string[]) | undefined)?.(facts[name]) ?? [];

const orMissing = <Item>(items: Item[]): Item[] | undefined => (items.length === 0 ? undefined : items);

/** Facets of a product; undefined when it has none. `quantity` is SPEC's, the smallest order of products without facts. */
export function facetsOf(facts: ProductFacts, quantity: number): ProductFacets | undefined {
  const minimum = minimumOrderOf({ facts, quantity });
  const colours = facts.options.filter(({ kind }) => kind === 'colour');
  const facets: ProductFacets = {
    minimumQuantity: minimum > 1 ? minimum : undefined,
    leadTime: facts.leadTime ? [facts.leadTime.from, facts.leadTime.to] : undefined,
    ...Object.fromEntries(FACETS.map((facet) => [facet.param, orMissing(choicesOf(facet, facts))])),
    colours: orMissing(colours.map(({ name, swatch }): [string, string | null] => [name, swatch])),
    options: orMissing(facts.options.map(({ kind, name, price, stock }): OptionFacet => [kind, name, price, stock])),
    gstRate: facts.gstRate ?? undefined,
    priceBreaks: orMissing(facts.priceBreaks.map(({ from, price }): [number, number | null] => [from, price])),
  };
  const stated = Object.entries(facets).filter(([, value]) => value !== undefined);
  return stated.length === 0 ? undefined : Object.fromEntries(stated);
}
