import { NO_FACTS } from '@catalogue/contract/product-fields';
import { makesPricesCross } from '@catalogue/contract/prices';
import * as v from 'valibot';
import type { ProductRow } from '../../data/product-row';
import { productContent } from '@catalogue/contract/entities/product';
import { applyChange, EMPTY_PRODUCT } from '../../data/product-content';
import type { ProductContent } from '@catalogue/contract/entities/product';
import type { ContentChange } from '../../data/product-content';
import { PRODUCT_TEXTS } from '../product-texts';
import { refusedValue } from '../refused-value';
import { EXPORTED_COLUMNS } from '../spreadsheet/columns';
import type { CategoryNames } from '../spreadsheet/columns';
import { isChanged } from './selection-write';

/** Columns of the spreadsheet that many products may share a value of. */
export const SHARED_COLUMNS = EXPORTED_COLUMNS.filter(({ field }) => field !== 'sku' && field !== 'title');
export type SharedColumn = (typeof SHARED_COLUMNS)[number];

export interface FieldChange {
  row: ProductRow;
  before: string;
  after: string;
  change: ContentChange;
}

export interface BulkFieldPlan {
  /** What to type instead; null when the value can be used. */
  error: string | null;
  changes: FieldChange[];
  /** Products that the value does not fit. They are left as they are. */
  wrong: { row: ProductRow; message: string }[];
}

const contentOfRow = (row: ProductRow): ProductContent => ({ ...EMPTY_PRODUCT, ...row, facts: row.facts ?? NO_FACTS });

/** What one value in a column would do to the selected products. Rows must have their details. */
export function planBulkField(
  column: SharedColumn,
  text: string,
  rows: readonly ProductRow[],
  categories: CategoryNames,
): BulkFieldPlan {
  const reading = column.read(text, categories);
  const plan: BulkFieldPlan = { error: null, changes: [], wrong: [] };
  if (reading === undefined) return plan;
  if ('error' in reading) return { ...plan, error: reading.error };
  const { change } = reading;
  for (const row of rows) {
    if (!isChanged(row, change)) continue;
    const content = contentOfRow(row);
    const changed = applyChange(content, change);
    const message = errorOf(changed, row);
    if (message !== null) plan.wrong.push({ row, message });
    else {
      plan.changes.push({ row, before: column.write(content, categories), after: column.write(changed, categories), change });
    }
  }
  return plan;
}

function errorOf(content: ProductContent, before: ProductRow): string | null {
  const parsed = v.safeParse(v.pick(productContent, ['price', 'discountedPrice', 'quantity', 'facts', 'description']), content);
  if (!parsed.success) return refusedValue(parsed.issues[0]);
  return makesPricesCross(content, before) ? PRODUCT_TEXTS.discountTooHigh : null;
}
