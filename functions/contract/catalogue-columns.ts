import { CATALOGUE_FORMAT, COLUMNS_FORMAT } from './catalogue-format';

/* Reads the columns of /catalogue.json. Without schemas: first visits load it (docs/decisions/003). */

/** A column in its shortest form: its values, differences from the value before, or positions in a list of distinct values. */
export type Column =
  | readonly unknown[]
  | { readonly steps: readonly number[] }
  | { readonly distinct: readonly unknown[]; readonly indexes: readonly number[] };

/**
 * Columns of products by field; `picture.width` is `width` of `picture`. null: the product lacks the field. Three fields are shorter:
 * `updatedAt` counts from `addedDate`, `picture.path` is the upload's name, and the prices of `facets.priceBreaks` are `breakPrices`.
 */
export type Columns = Readonly<Record<string, Column>>;

/** Fields that are null, not missing, where a product has no value. */
const emptyRow = () => ({ sku: null, price: null, discountedPrice: null, categoryId: null, picture: null });

interface Row {
  id: string;
  addedDate: number;
  updatedAt: number;
  picture: { path: string } | null;
  facets?: { priceBreaks?: unknown[] };
}

function valuesOf(column: Column): readonly unknown[] {
  if ('indexes' in column) return column.indexes.map((index) => column.distinct[index]);
  if (!('steps' in column)) return column;
  let sum = 0;
  return column.steps.map((step) => (sum += step));
}

function productsOf({ breakPrices = [], ...columns }: Columns): unknown[] {
  const rows: Record<string, unknown>[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const [field = '', part] = name.split('.');
    valuesOf(column).forEach((value, index) => {
      const row = (rows[index] ??= emptyRow());
      if (value === null) return;
      if (part === undefined) row[field] = value;
      else ((row[field] ??= {}) as Record<string, unknown>)[part] = value;
    });
  }
  const prices = valuesOf(breakPrices) as unknown[][];
  (rows as unknown as Row[]).forEach((row, index) => {
    const { id, picture, facets } = row;
    row.updatedAt += row.addedDate;
    if (picture && !picture.path.includes('/')) picture.path = `products/${id}/${picture.path}`;
    if (facets?.priceBreaks) facets.priceBreaks = facets.priceBreaks.map((from, nth) => [from, prices[index]?.[nth]]);
  });
  return rows;
}

/** The list in CATALOGUE_FORMAT: converts columns to rows. Throws for columns that are malformed. */
export function withRows(file: unknown): unknown {
  const { format, products } = (file ?? {}) as { format?: unknown; products: Columns };
  return format === COLUMNS_FORMAT ? { ...(file as object), format: CATALOGUE_FORMAT, products: productsOf(products) } : file;
}
