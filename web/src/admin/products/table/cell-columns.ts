import { BASIC_FIELDS } from '@catalogue/contract/product-fields';
import { productFacts } from '@catalogue/contract/entities/product-facts';
import { makesPricesCross } from '@catalogue/contract/prices';
import * as v from 'valibot';
import { formatMoney } from '../../../lib/format';
import { crossingError } from '../discount-above-price';
import { productContent } from '@catalogue/contract/entities/product';
import { PRODUCT_TEXTS } from '../product-texts';
import { refusedValue } from '../refused-value';
import { COLUMNS } from '../spreadsheet/columns';
import type { CategoryNames } from '../spreadsheet/columns';
import type { CellChange, CellName, CellValues } from './cell-values';

/** Editable columns from left to right, as a pasted block fills them. A discounted price stands under its price. */
const PASTE_ORDER: readonly CellName[] = ['categoryId', 'title', 'price', 'minimumQuantity', 'stock', 'live'];

/** Columns that a block fills, from the one it is pasted at. */
export const columnsFrom = (name: CellName): readonly CellName[] =>
  name === 'discountedPrice'
    ? [name, ...PASTE_ORDER.slice(PASTE_ORDER.indexOf('price') + 1)]
    : PASTE_ORDER.slice(PASTE_ORDER.indexOf(name));

const SCHEMAS: Record<CellName, v.GenericSchema> = {
  ...v.pick(productContent, ['title', 'categoryId', 'price', 'discountedPrice', 'stock', 'live']).entries,
  minimumQuantity: productFacts.entries.minimumQuantity,
};

const yesOrNo = (value: boolean) => (value ? PRODUCT_TEXTS.table.yes : PRODUCT_TEXTS.table.no);

/** A value as a person types it. */
export function textOfCell<Name extends CellName>(name: Name, value: CellValues[Name], categories: CategoryNames): string {
  if (value === null) return '';
  if (name === 'categoryId') return categories.titleOf(String(value)) ?? '';
  return typeof value === 'boolean' ? yesOrNo(value) : String(value);
}

/** A value as the table shows it. */
export function showCell<Name extends CellName>(name: Name, value: CellValues[Name], categories: CategoryNames): string {
  if (name === 'price' || name === 'discountedPrice') {
    return typeof value === 'number' ? formatMoney(value) : PRODUCT_TEXTS.table.onRequest;
  }
  return textOfCell(name, value, categories) || PRODUCT_TEXTS.none;
}

/**
 * Reads what was typed or pasted into a cell, as an imported file would be read. `error` says what to type instead. An empty
 * yes-or-no cell changes nothing.
 */
export function readCell(
  name: CellName,
  text: string,
  current: CellValues,
  categories: CategoryNames,
): { change: CellChange } | { error: string } {
  const column = COLUMNS.find(({ field, fact }) => (name === 'minimumQuantity' ? fact === name : field === name));
  const reading = column?.read(text.trim(), categories);
  if (reading === undefined) return { change: {} };
  if ('error' in reading) return reading;
  const { facts, ...fields } = reading.change;
  const value: unknown = name === 'minimumQuantity' ? facts?.minimumQuantity : fields[name];
  const parsed = v.safeParse(SCHEMAS[name], value);
  if (!parsed.success) return { error: errorOf(name, parsed.issues[0]) };
  const change = { [name]: name === 'minimumQuantity' ? (parsed.output ?? 1) : parsed.output } as CellChange;
  const changed = { ...current, ...change };
  const crossing = makesPricesCross(changed, current) ? crossingError(name, changed) : null;
  return crossing === null ? { change } : { error: crossing };
}

function errorOf(name: CellName, issue: v.BaseIssue<unknown>): string {
  if (name === 'title') return PRODUCT_TEXTS.titleRequired;
  if (name === 'price' || name === 'discountedPrice') return BASIC_FIELDS[name].wrong;
  return name === 'minimumQuantity' ? PRODUCT_TEXTS.cells.minimumWrong : refusedValue(issue);
}
