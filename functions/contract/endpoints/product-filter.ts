import * as v from 'valibot';
import { BRANDING_METHOD_IDS } from '../branding-methods';
import { maxCharacters } from '../entities/fields';
import { MATERIAL_FAMILIES } from '../material-families';
import { factField, mapFacets } from '../product-fields';
import type { FactKind } from '../product-fields';
import { wholeNumber } from './inputs';

/** Values separated by commas; '' is none. */
const listParam = (description: string, allowed?: readonly string[]) =>
  v.pipe(
    v.optional(v.string(), ''),
    maxCharacters(400),
    v.metadata({ jsonSchema: { type: 'string', description } }),
    v.transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
    v.check((items) => !allowed || items.every((item) => allowed.includes(item)), `Of ${allowed?.join(', ') ?? ''}`),
  );

const numberParam = (description: string) =>
  v.optional(
    v.pipe(
      v.string(),
      wholeNumber,
      v.metadata({ jsonSchema: { type: 'integer', minimum: 0, description } }),
      v.transform(Number),
    ),
  );

/** Values that a kind of fact can have, where they are known. */
const CHOICES: Partial<Record<FactKind, readonly string[]>> = {
  material: Object.keys(MATERIAL_FAMILIES),
  branding: BRANDING_METHOD_IDS,
};

/** Filters of product lists. Values of one parameter widen the list, different parameters narrow it. */
export const productFilterQuery = v.object({
  ...mapFacets(({ name, label }) => {
    const { kind, unit } = factField(name);
    const values = CHOICES[kind];
    const description = [unit ? `${label} in ${unit}` : label, 'separated by commas, in any case'].join(', ');
    return listParam(values ? `${description}: ${values.join(', ')}` : description, values);
  }),
  colour: listParam('Names of colours, separated by commas, in any case'),
  inStock: v.pipe(
    v.optional(v.picklist(['true', 'false']), 'false'),
    v.metadata({ jsonSchema: { type: 'boolean', default: false, description: 'Only what can be ordered now' } }),
    v.transform((value) => value === 'true'),
  ),
  forQuantity: numberParam('Pieces needed: products with a larger smallest order are left out'),
  maxPrice: numberParam('Highest price per piece at that quantity'),
  maxLeadDays: numberParam('Longest lead time in working days'),
});
export type ProductFilterQuery = v.InferOutput<typeof productFilterQuery>;
