import { BRANDING_METHOD_IDS } from '@catalogue/contract/branding-methods';
import { OPTION_KINDS, type ProductFacts } from '@catalogue/contract/entities/product-facts';
import { readList, writeList } from '@catalogue/contract/fact-texts';
import * as v from 'valibot';
import { readNumber } from '../spreadsheet/read-number';

const brandingValues = v.object({
  /** '' until one is chosen. */
  method: v.picklist(['', ...BRANDING_METHOD_IDS]),
  position: v.string(),
  area: v.string(),
});
export type BrandingValues = v.InferOutput<typeof brandingValues>;

const optionValues = v.object({
  kind: v.picklist(OPTION_KINDS),
  name: v.string(),
  swatch: v.nullable(v.string()),
  sku: v.string(),
  price: v.string(),
  stock: v.boolean(),
  imageName: v.nullable(v.string()),
});
export type OptionValues = v.InferOutput<typeof optionValues>;

const priceBreakValues = v.object({ from: v.string(), price: v.string() });
export type PriceBreakValues = v.InferOutput<typeof priceBreakValues>;

/** A product's facts as typed: numbers are text until they are checked. */
export const factValues = v.object({
  material: v.string(),
  size: v.string(),
  weight: v.string(),
  minimumQuantity: v.string(),
  leadTime: v.object({ from: v.string(), to: v.string() }),
  brandingMethods: v.array(brandingValues),
  packaging: v.string(),
  /** Separated by commas. */
  tags: v.string(),
  countryOfOrigin: v.string(),
  hsn: v.string(),
  gstRate: v.string(),
  options: v.array(optionValues),
  priceBreaks: v.array(priceBreakValues),
  related: v.array(v.string()),
});
export type FactValues = v.InferOutput<typeof factValues>;

export const textOfNumber = (value: number | null): string => (value === null ? '' : String(value));

/** A typed number: null for nothing, NaN for what is no number. */
export const numberOfText = (text: string): number | null => (text.trim() === '' ? null : (readNumber(text) ?? NaN));

/** The facts of a product as the form shows them. */
export const factValuesOf = (facts: ProductFacts): FactValues => ({
  ...facts,
  weight: textOfNumber(facts.weight),
  minimumQuantity: textOfNumber(facts.minimumQuantity),
  leadTime: { from: textOfNumber(facts.leadTime?.from ?? null), to: textOfNumber(facts.leadTime?.to ?? null) },
  tags: writeList(facts.tags),
  hsn: facts.hsn ?? '',
  gstRate: textOfNumber(facts.gstRate),
  options: facts.options.map((one) => ({ ...one, sku: one.sku ?? '', price: textOfNumber(one.price) })),
  priceBreaks: facts.priceBreaks.map(({ from, price }) => ({ from: String(from), price: textOfNumber(price) })),
});

const isBlank = (...texts: string[]): boolean => texts.every((text) => text.trim() === '');

/** Whether a row of a list is blank. Blank rows are not saved. */
const BLANK_ROWS = {
  brandingMethods: ({ method, position, area }: BrandingValues) => isBlank(method, position, area),
  options: ({ name, sku, price }: OptionValues) => isBlank(name, sku, price),
  priceBreaks: ({ from, price }: PriceBreakValues) => isBlank(from, price),
};

/** Index of each row among the typed ones, by its index among those that are not blank. */
export const rowIndexes = (values: FactValues): Record<keyof typeof BLANK_ROWS, number[]> => {
  const indexes = <Row>(rows: readonly Row[], isRowBlank: (row: Row) => boolean) =>
    rows.flatMap((row, index) => (isRowBlank(row) ? [] : [index]));
  return {
    brandingMethods: indexes(values.brandingMethods, BLANK_ROWS.brandingMethods),
    options: indexes(values.options, BLANK_ROWS.options),
    priceBreaks: indexes(values.priceBreaks, BLANK_ROWS.priceBreaks),
  };
};

function leadTimeOf({ from, to }: FactValues['leadTime']) {
  if (isBlank(from, to)) return null;
  return { from: numberOfText(isBlank(from) ? to : from), to: numberOfText(isBlank(to) ? from : to) };
}

/** Typed facts in the shape of the contract's schema, which checks them. */
export const uncheckedFacts = (values: FactValues) => ({
  ...values,
  weight: numberOfText(values.weight),
  minimumQuantity: numberOfText(values.minimumQuantity),
  leadTime: leadTimeOf(values.leadTime),
  brandingMethods: values.brandingMethods.filter((row) => !BLANK_ROWS.brandingMethods(row)),
  tags: readList(values.tags),
  hsn: values.hsn.trim() === '' ? null : values.hsn.trim(),
  gstRate: numberOfText(values.gstRate.replace('%', '')),
  options: values.options
    .filter((row) => !BLANK_ROWS.options(row))
    .map((row) => ({ ...row, sku: row.sku.trim() === '' ? null : row.sku, price: numberOfText(row.price) })),
  priceBreaks: values.priceBreaks
    .filter((row) => !BLANK_ROWS.priceBreaks(row))
    .map(({ from, price }) => ({ from: numberOfText(from), price: numberOfText(price) })),
});
