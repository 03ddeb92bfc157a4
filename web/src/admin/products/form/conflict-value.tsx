import type { Category } from '@catalogue/contract/entities/category';
import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import { RichText } from '../../../ui/rich-text';
import type { Conflict } from '../../data/edits';
import { audienceName } from '../../ui/audience-field';
import { PRODUCT_TEXTS } from '../product-texts';
import type { ProductValues } from './product-values';

interface Props {
  conflict: Conflict<ProductValues>;
  /** undefined: not loaded. */
  categories: readonly Category[] | undefined;
}

type ListField = 'leadTime' | 'brandingMethods' | 'brandingAreas' | 'options' | 'priceBreaks' | 'related';

/** A value of several parts as one line. */
const LINES: { [Field in ListField]: (value: ProductValues[Field]) => string } = {
  leadTime: ({ from, to }) => [from, to].filter(Boolean).join(' – '),
  brandingMethods: (rows) => rows.map(brandingLine).join('; '),
  brandingAreas: (rows) => rows.map(({ name, width, height }) => `${name}, ${width} x ${height} mm`).join('; '),
  options: (rows) => rows.map(({ name, sku, price }) => [name, sku, price].filter(Boolean).join(', ')).join('; '),
  priceBreaks: (rows) => rows.map(({ from, price }) => `${from}: ${price || PRODUCT_TEXTS.table.onRequest}`).join('; '),
  related: (ids) => ids.join(', '),
};

function brandingLine({ method, position, area }: ProductValues['brandingMethods'][number]): string {
  return [method === '' ? '' : BRANDING_METHODS[method], position, area].filter(Boolean).join(', ');
}

const isListField = (field: keyof ProductValues): field is ListField => field in LINES;

const lineOf = <Field extends ListField>(field: Field, value: ProductValues[Field]): string => LINES[field](value);

/** Renders the other person's value of a conflicting field. */
export function ConflictValue({ conflict: { field, theirs }, categories }: Props) {
  if (field === 'description' && typeof theirs === 'string') return <RichText html={theirs} />;
  if (field === 'categoryId' && theirs !== null && categories === undefined) return PRODUCT_TEXTS.categoryNotLoaded;
  if (field === 'categoryId') return categories?.find(({ id }) => id === theirs)?.title ?? PRODUCT_TEXTS.none;
  if (field === 'priceAudience') return audienceName(theirs) || PRODUCT_TEXTS.asCategory;
  if (isListField(field)) return lineOf(field, theirs as ProductValues[typeof field]) || PRODUCT_TEXTS.none;
  if (typeof theirs === 'boolean') return theirs ? PRODUCT_TEXTS.table.yes : PRODUCT_TEXTS.table.no;
  return typeof theirs === 'string' && theirs !== '' ? theirs : PRODUCT_TEXTS.none;
}
