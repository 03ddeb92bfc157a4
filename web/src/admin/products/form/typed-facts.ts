import { BRANDING_METHOD_IDS } from '@catalogue/contract/branding-methods';
import { readList, writeList } from '@catalogue/contract/fact-texts';
import { FACT_NAMES, factField, mapFacts, OPTION_KINDS } from '@catalogue/contract/product-fields';
import type { FactKind, FactKinds, FactName, FactsOf, ProductFacts } from '@catalogue/contract/product-fields';
import { readNumber } from '@catalogue/contract/read-number';
import * as v from 'valibot';

const text = v.string();
const branding = v.object({
  /** '' until one is chosen. */
  method: v.picklist(['', ...BRANDING_METHOD_IDS]),
  position: text,
  area: text,
});
export type BrandingValues = v.InferOutput<typeof branding>;

const area = v.object({
  name: text,
  methods: v.array(v.picklist(BRANDING_METHOD_IDS)),
  width: text,
  height: text,
  /** '' where it is flat. */
  diameter: text,
  /** Most colours; '' for any number. */
  colours: text,
  places: v.array(v.object({ imageName: text, corners: v.array(v.number()), sag: v.array(v.number()) })),
});
export type AreaValues = v.InferOutput<typeof area>;

const option = v.object({
  kind: v.picklist(OPTION_KINDS),
  name: text,
  swatch: v.nullable(text),
  sku: text,
  price: text,
  stock: v.boolean(),
  imageName: v.nullable(text),
});
export type OptionValues = v.InferOutput<typeof option>;

const priceBreak = v.object({ from: text, price: text });
export type PriceBreakValues = v.InferOutput<typeof priceBreak>;

/** How the form holds each kind of fact while somebody types: numbers are text until they are checked. */
const TYPED = {
  text,
  material: text,
  number: text,
  code: text,
  /** Separated by commas. */
  words: text,
  leadTime: v.object({ from: text, to: text }),
  branding: v.array(branding),
  areas: v.array(area),
  options: v.array(option),
  priceBreaks: v.array(priceBreak),
  products: v.array(text),
} satisfies Record<FactKind, v.GenericSchema>;
type TypedKinds = { [Kind in FactKind]: v.InferOutput<(typeof TYPED)[Kind]> };
type TypedSchemas = { [Kind in FactKind]: v.GenericSchema<unknown, TypedKinds[Kind]> };

/** A product's facts as typed. */
export type FactValues = FactsOf<TypedKinds>;
/** Schemas of the typed facts. */
export const factValues = mapFacts<TypedSchemas>((_, { kind }) => TYPED[kind]);

export const textOfNumber = (value: number | null): string => (value === null ? '' : String(value));

/** A typed number: null for nothing, NaN for what is no number. */
export const numberOfText = (typed: string): number | null => (typed.trim() === '' ? null : (readNumber(typed) ?? NaN));

const isBlank = (...texts: string[]): boolean => texts.every((typed) => typed.trim() === '');

function leadTimeOf({ from, to }: TypedKinds['leadTime']) {
  if (isBlank(from, to)) return null;
  return { from: numberOfText(isBlank(from) ? to : from), to: numberOfText(isBlank(to) ? from : to) };
}

/** Whether a row of a list is blank. Blank rows are not saved. */
const BLANK_ROWS = {
  branding: ({ method, position, area }: BrandingValues) => isBlank(method, position, area),
  areas: ({ name, width, height, places }: AreaValues) => isBlank(name, width, height) && places.length === 0,
  options: ({ name, sku, price }: OptionValues) => isBlank(name, sku, price),
  priceBreaks: ({ from, price }: PriceBreakValues) => isBlank(from, price),
};

/** From the stored value to the typed one and back, without checks. */
const CONVERT: {
  [Kind in FactKind]: { type: (value: FactKinds[Kind]) => TypedKinds[Kind]; read: (typed: TypedKinds[Kind]) => unknown };
} = {
  text: { type: (value) => value, read: (typed) => typed },
  material: { type: (value) => value, read: (typed) => typed },
  number: { type: textOfNumber, read: (typed) => numberOfText(typed.replace('%', '')) },
  code: { type: (value) => value ?? '', read: (typed) => (isBlank(typed) ? null : typed.trim()) },
  words: { type: writeList, read: readList },
  leadTime: {
    type: (value) => ({ from: textOfNumber(value?.from ?? null), to: textOfNumber(value?.to ?? null) }),
    read: leadTimeOf,
  },
  branding: { type: (methods) => methods, read: (rows) => rows.filter((row) => !BLANK_ROWS.branding(row)) },
  areas: {
    type: (areas) =>
      areas.map((one) => ({
        ...one,
        width: String(one.width),
        height: String(one.height),
        diameter: textOfNumber(one.diameter),
        colours: textOfNumber(one.colours),
      })),
    read: (rows) =>
      rows
        .filter((row) => !BLANK_ROWS.areas(row))
        .map((row) => ({
          ...row,
          width: numberOfText(row.width),
          height: numberOfText(row.height),
          diameter: numberOfText(row.diameter),
          colours: numberOfText(row.colours),
        })),
  },
  options: {
    type: (options) => options.map((one) => ({ ...one, sku: one.sku ?? '', price: textOfNumber(one.price) })),
    read: (rows) =>
      rows
        .filter((row) => !BLANK_ROWS.options(row))
        .map((row) => ({ ...row, sku: isBlank(row.sku) ? null : row.sku, price: numberOfText(row.price) })),
  },
  priceBreaks: {
    type: (breaks) => breaks.map(({ from, price }) => ({ from: String(from), price: textOfNumber(price) })),
    read: (rows) =>
      rows
        .filter((row) => !BLANK_ROWS.priceBreaks(row))
        .map(({ from, price }) => ({ from: numberOfText(from), price: numberOfText(price) })),
  },
  products: { type: (ids) => ids, read: (ids) => ids },
};

/** The facts of a product as the form shows them. */
export const factValuesOf = (facts: ProductFacts): FactValues =>
  mapFacts<TypedKinds>((name, { kind }) => (CONVERT[kind].type as (value: unknown) => TypedKinds[FactKind])(facts[name]));

type Unchecked = FactsOf<Record<FactKind, unknown>>;

/** Typed facts in the shape of the contract's schema, which checks them. */
export const uncheckedFacts = (values: FactValues): Unchecked =>
  mapFacts<Record<FactKind, unknown>>((name, { kind }) => (CONVERT[kind].read as (typed: unknown) => unknown)(values[name]));

/**
 * Index of each row among the typed ones, by its index among those that are not blank. undefined: the field is not a list of
 * rows.
 */
export function rowIndexes(name: string, values: FactValues): number[] | undefined {
  if (!isFact(name)) return undefined;
  const { kind } = factField(name);
  if (!(kind in BLANK_ROWS)) return undefined;
  const isRowBlank = BLANK_ROWS[kind as keyof typeof BLANK_ROWS] as (row: unknown) => boolean;
  return (values[name] as readonly unknown[]).flatMap((row, index) => (isRowBlank(row) ? [] : [index]));
}

export const isFact = (name: string): name is FactName => (FACT_NAMES as readonly string[]).includes(name);
