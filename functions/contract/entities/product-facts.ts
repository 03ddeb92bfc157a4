import * as v from 'valibot';
import { BRANDING_METHOD_IDS } from '../branding-methods';
import { LIMITS } from '../limits';
import { isConvex } from '../branding-areas';
import { mapFacts, NO_FACTS, OPTION_KINDS } from '../product-fields';
import { isFalling, type PriceBreak } from '../prices';
import type {
  Branding,
  BrandingArea,
  FactField,
  FactKind,
  FactKinds,
  LeadTime,
  ProductFacts,
  ProductOption,
} from '../product-fields';
import { hexColor, id, money, text } from './fields';

/** Prices per piece by quantity, see `priceOf`. */
const priceBreaks = v.pipe(
  v.array(
    v.object({
      from: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.quantity)),
      price: money,
    }),
  ),
  v.maxLength(LIMITS.priceBreaks, `At most ${LIMITS.priceBreaks} price breaks`),
  v.check(
    (breaks: PriceBreak[]) => isFalling(breaks),
    'Quantities must rise and prices must fall; only the last price may be on request',
  ),
);

const branding = v.object({
  method: v.picklist(BRANDING_METHOD_IDS),
  position: text(LIMITS.fact),
  area: text(LIMITS.fact),
}) satisfies v.GenericSchema<unknown, Branding>;

/** A place in or near the picture: corners may lie a little outside. */
const share = v.pipe(v.number(), v.minValue(-1), v.maxValue(2));
const millimetres = v.pipe(v.number(), v.minValue(1), v.maxValue(LIMITS.brandingAreaMm));

const brandingArea = v.object({
  name: v.pipe(text(LIMITS.optionName), v.minLength(1)),
  methods: v.pipe(v.array(v.picklist(BRANDING_METHOD_IDS)), v.maxLength(LIMITS.brandingMethods)),
  width: millimetres,
  height: millimetres,
  diameter: v.nullable(millimetres),
  colours: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.brandingColours))),
  places: v.pipe(
    v.array(
      v.object({
        imageName: id,
        corners: v.pipe(
          v.array(share),
          v.length(8),
          v.check(
            (corners) => isConvex(corners),
            'The corners cross: they go round the area, from the upper left one to the right',
          ),
        ),
        sag: v.pipe(v.array(v.pipe(v.number(), v.minValue(-1), v.maxValue(1))), v.length(2)),
      }),
    ),
    v.maxLength(LIMITS.pictures),
  ),
}) satisfies v.GenericSchema<unknown, BrandingArea>;

/** A number within the bounds of its field. Valibot's `number` refuses NaN, `finite` the infinities. */
const bounded = ({ min = 0, max, isWhole = false }: Pick<FactField, 'min' | 'max' | 'isWhole'>) =>
  v.pipe(
    v.number(),
    v.finite(),
    v.check((value) => !isWhole || Number.isInteger(value), 'A whole number'),
    v.minValue(min),
    v.maxValue(max),
  );

const days = bounded({ max: LIMITS.leadDays, isWhole: true });
const leadTime = v.pipe(
  v.object({ from: days, to: days }),
  v.check(({ from, to }) => from <= to, 'The lead time must not end before it begins'),
) satisfies v.GenericSchema<unknown, LeadTime>;

const productOption = v.object({
  kind: v.picklist(OPTION_KINDS),
  name: v.pipe(text(LIMITS.optionName), v.minLength(1)),
  swatch: v.nullable(hexColor),
  sku: v.nullable(text(LIMITS.sku)),
  price: money,
  stock: v.boolean(),
  imageName: v.nullable(id),
}) satisfies v.GenericSchema<unknown, ProductOption>;

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);
const list = <Schema extends v.GenericSchema>(schema: Schema, max: number) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(max, `At most ${max} entries`)), []);

type FactSchemas = { [Kind in FactKind]: v.GenericSchema<unknown, FactKinds[Kind]> };

/** The schema of a fact, by its kind. */
const SCHEMAS: { [Kind in FactKind]: (fact: FactField) => FactSchemas[Kind] } = {
  text: ({ max }) => text(max),
  material: ({ max }) => text(max),
  number: (fact) => optional(bounded(fact)),
  code: () => optional(v.pipe(v.string(), v.regex(/^\d{4,8}$/, '4 to 8 digits'))),
  words: ({ max }) => list(v.pipe(text(LIMITS.tag), v.minLength(1)), max),
  leadTime: () => optional(leadTime),
  branding: ({ max }) => list(branding, max),
  areas: ({ max }) => list(brandingArea, max),
  options: ({ max }) => list(productOption, max),
  priceBreaks: () => v.optional(priceBreaks, []),
  products: ({ max }) => list(id, max),
};

/** Facts that a corporate buyer decides by. Every fact may be missing. */
export const productFacts = v.object(mapFacts<FactSchemas>((_, fact) => SCHEMAS[fact.kind](fact)));

/** Facts of a stored document, which may have none. */
export const storedFacts = v.optional(productFacts, NO_FACTS satisfies ProductFacts);

/** Whether two values of facts are equal, in any order of their keys. */
export function isSameFact(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === otherKeys.length &&
    keys.every((key) => isSameFact((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}
