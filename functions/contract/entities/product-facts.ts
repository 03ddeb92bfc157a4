import * as v from 'valibot';
import { BRANDING_METHOD_IDS } from '../branding-methods';
import { LIMITS } from '../limits';
import { NO_FACTS } from '../no-facts';
import { id, money, text } from './fields';
import { priceBreaks } from './price-breaks';

export const branding = v.object({
  method: v.picklist(BRANDING_METHOD_IDS),
  /** Where on the product: "left chest"; '' where it is open. */
  position: text(LIMITS.fact),
  /** Largest printable area: "40 x 60 mm"; '' where it is open. */
  area: text(LIMITS.fact),
});
export type Branding = v.InferOutput<typeof branding>;

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.leadDays));

/** Working days from the approved proof to dispatch. */
export const leadTime = v.pipe(
  v.object({ from: days, to: days }),
  v.check(({ from, to }) => from <= to, 'The lead time must not end before it begins'),
);
export type LeadTime = v.InferOutput<typeof leadTime>;

export const OPTION_KINDS = ['colour', 'size', 'capacity'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** One value that a buyer can choose: a colour, size or capacity. */
export const productOption = v.object({
  kind: v.picklist(OPTION_KINDS),
  name: v.pipe(text(LIMITS.optionName), v.minLength(1)),
  /** Colour of its dot, `#rrggbb`; null for sizes and capacities. */
  swatch: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'A colour as #rrggbb'))),
  /** Its own item number; null: the product's. */
  sku: v.nullable(text(LIMITS.sku)),
  /** Price per piece of this option; null: the product's. */
  price: money,
  stock: v.boolean(),
  /** Upload that shows it, one of the product's pictures; null: the product's first picture. */
  imageName: v.nullable(id),
});
export type ProductOption = v.InferOutput<typeof productOption>;

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);
const list = <Schema extends v.GenericSchema>(schema: Schema, max: number) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(max, `At most ${max}`)), []);

/** Facts that a corporate buyer decides by. Every fact may be missing: documents from before have none. */
export const productFacts = v.object({
  material: text(LIMITS.fact),
  size: text(LIMITS.fact),
  /** Grams of one piece. */
  weight: optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LIMITS.weight))),
  /** Smallest order in pieces; null: SPEC's `quantity` is. */
  minimumQuantity: optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.quantity))),
  leadTime: optional(leadTime),
  brandingMethods: list(branding, LIMITS.brandingMethods),
  packaging: text(LIMITS.fact),
  tags: list(v.pipe(text(LIMITS.tag), v.minLength(1)), LIMITS.tags),
  countryOfOrigin: text(LIMITS.country),
  /** Code of the Harmonised System, 4 to 8 digits. */
  hsn: optional(v.pipe(v.string(), v.regex(/^\d{4,8}$/, '4 to 8 digits'))),
  /** Per cent, not included in prices. */
  gstRate: optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  options: list(productOption, LIMITS.options),
  priceBreaks: v.optional(priceBreaks, []),
  /** Products chosen by hand; empty: chosen by category and tags. */
  related: list(id, LIMITS.related),
});
export type ProductFacts = v.InferOutput<typeof productFacts>;

/** Facts of a stored document, which may have none. */
export const storedFacts = v.optional(productFacts, NO_FACTS);

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
