import { isSameFact, productFacts } from '@catalogue/contract/entities/product-facts';
import { repeatedOption } from '@catalogue/contract/item-number';
import { PRICE_AUDIENCES } from '@catalogue/contract/price-audience';
import { isFalling, makesPricesCross } from '@catalogue/contract/prices';
import { BASIC_FIELDS, isProductField, productField } from '@catalogue/contract/product-fields';
import * as v from 'valibot';
import { formatMoney } from '../../../lib/format';
import { productContent } from '@catalogue/contract/entities/product';
import { EMPTY_PRODUCT } from '../../data/product-content';
import type { ProductContent } from '@catalogue/contract/entities/product';
import { PRODUCT_TEXTS } from '../product-texts';
import { FORM_TEXTS } from './form-texts';
import { factValues, factValuesOf, numberOfText, rowIndexes, textOfNumber, uncheckedFacts } from './typed-facts';

/** The form as typed: amounts are text until they are checked, and each fact is a field of its own. */
export const productValues = v.object({
  title: v.string(),
  description: v.string(),
  sku: v.string(),
  price: v.string(),
  discountedPrice: v.string(),
  priceAudience: v.optional(v.nullable(v.picklist(PRICE_AUDIENCES)), null),
  quantity: v.string(),
  live: v.boolean(),
  stock: v.boolean(),
  categoryId: v.nullable(v.string()),
  ...factValues,
});
export type ProductValues = v.InferOutput<typeof productValues>;

export const valuesOf = ({ facts, ...content }: ProductContent): ProductValues => ({
  ...content,
  sku: content.sku ?? '',
  price: textOfNumber(content.price),
  discountedPrice: textOfNumber(content.discountedPrice),
  quantity: String(content.quantity),
  ...factValuesOf(facts),
});

/** Messages by field; a field of a row is named by its path, such as `options.0.name`. */
export type ProductErrors = Partial<Record<string, string>>;

const unchecked = (values: ProductValues) => ({
  ...values,
  sku: values.sku.trim() === '' ? null : values.sku.trim(),
  price: numberOfText(values.price),
  discountedPrice: numberOfText(values.discountedPrice),
  quantity: values.quantity.trim() === '' ? 1 : numberOfText(values.quantity),
  facts: uncheckedFacts(values),
});

/** The typed form as content, or what is wrong with it, by field. `from`: the stored values that it is based on. */
export function readValues(
  values: ProductValues,
  from: ProductValues | null = null,
): { content: ProductContent } | { errors: ProductErrors } {
  const raw = unchecked(values);
  const errors: ProductErrors = {};
  const before = from && unchecked(from);
  if (makesPricesCross(raw, before)) errors.discountedPrice = PRODUCT_TEXTS.discountTooHigh;
  Object.assign(errors, optionError(values, raw.facts.options as Options, before?.facts.options));
  const parsed = v.safeParse(productContent, raw);
  if (parsed.success) return Object.keys(errors).length === 0 ? { content: parsed.output } : { errors };
  for (const issue of parsed.issues) {
    const path = pathOf(issue, values);
    if (path === 'priceBreaks' && issue.type === 'check')
      Object.assign(errors, priceBreakError(raw.facts.priceBreaks as Steps, values));
    else errors[path] ??= messageOf(path, values) ?? issue.message;
  }
  return { errors };
}

/** Path of the typed field that an issue is about. Rows that are blank were left out, so their indexes differ. */
function pathOf({ path }: v.BaseIssue<unknown>, values: ProductValues): string {
  const [field = '', index, ...rest] = (path ?? []).map(({ key }) => key as string | number).filter((key) => key !== 'facts');
  if (field === 'leadTime') return `leadTime.${index ?? 'to'}`;
  const indexes = rowIndexes(String(field), values);
  if (indexes === undefined || typeof index !== 'number') return String(field);
  return [field, indexes[index], ...rest].join('.');
}

function messageOf(path: string, values: ProductValues): string | undefined {
  if (path === 'title' && values.title.trim() === '') return PRODUCT_TEXTS.titleRequired;
  if (path.endsWith('.price')) return BASIC_FIELDS.price.wrong;
  if (isProductField(path)) return productField(path).wrong;
  const name = path.replace(/\.\d+\./, '.');
  return Object.hasOwn(FORM_TEXTS.wrong, name) ? FORM_TEXTS.wrong[name as keyof typeof FORM_TEXTS.wrong] : undefined;
}

type Options = readonly { sku: string | null }[];

/** The message at an option with the item number of an earlier one. What is stored so may stay until the options change. */
function optionError(values: ProductValues, options: Options, before: unknown): ProductErrors {
  const index = isSameFact(options, before) ? -1 : repeatedOption(options);
  return index === -1 ? {} : { [`options.${rowIndexes('options', values)?.[index]}.sku`]: FORM_TEXTS.skuRepeated };
}

type Steps = readonly { from: number | null; price: number | null }[];

/** The message at the first step that does not follow on the one before. */
function priceBreakError(steps: Steps, values: ProductValues): ProductErrors {
  const breaks = steps.map(({ from, price }) => ({ from: from ?? NaN, price }));
  const index = breaks.findIndex((_, last) => !isFalling(breaks.slice(0, last + 1)));
  const [before, step] = [breaks[index - 1], breaks[index]];
  if (!before || !step) return {};
  const row = `priceBreaks.${String(rowIndexes('priceBreaks', values)?.[index])}`;
  if (step.from <= before.from) return { [`${row}.from`]: FORM_TEXTS.quantityMustRise(before.from) };
  if (before.price === null) return { [`${row}.price`]: FORM_TEXTS.onRequestIsLast };
  return { [`${row}.price`]: FORM_TEXTS.priceMustFall(formatMoney(before.price)) };
}

/** The typed form for the preview: what cannot be read shows as in an empty form. */
export function readValuesForPreview(values: ProductValues): ProductContent {
  const raw = unchecked(values);
  const facts = readEntries(productFacts.entries, raw.facts, EMPTY_PRODUCT.facts);
  return { ...readEntries(productContent.entries, raw, EMPTY_PRODUCT), facts };
}

function readEntries<Values extends object>(
  entries: Record<string, v.GenericSchema>,
  raw: Record<string, unknown>,
  empty: Values,
): Values {
  const read = Object.entries(entries).map(([field, schema]) => {
    const parsed = v.safeParse(schema, raw[field]);
    return [field, parsed.success ? parsed.output : empty[field as keyof Values]];
  });
  return Object.fromEntries(read) as Values;
}
