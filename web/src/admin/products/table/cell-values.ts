import type { ProductRow } from '../../data/product-row';
import type { ProductContent } from '@catalogue/contract/entities/product';
import type { ContentChange } from '../../data/product-content';

/** Values that the product table edits in place. */
export interface CellValues extends Pick<
  ProductContent,
  'title' | 'categoryId' | 'price' | 'discountedPrice' | 'stock' | 'live'
> {
  /** Pieces of the smallest order: the fact if it is stated, else SPEC's quantity. */
  minimumQuantity: number;
}
export type CellName = keyof CellValues;
export type CellChange = Partial<CellValues>;

/** The values of a row. Its facets hold the minimum quantity, because the catalogue file has no facts. */
export const cellValuesOf = (row: ProductRow): CellValues => ({
  title: row.title,
  categoryId: row.categoryId,
  price: row.price,
  discountedPrice: row.discountedPrice,
  stock: row.stock,
  live: row.live,
  minimumQuantity: row.facets?.minimumQuantity ?? 1,
});

/** The row with changed values. */
export function withCellChange(row: ProductRow, { minimumQuantity, ...fields }: CellChange): ProductRow {
  if (minimumQuantity === undefined) return { ...row, ...fields };
  const facts = row.facts && { facts: { ...row.facts, minimumQuantity } };
  return { ...row, ...fields, ...facts, facets: { ...row.facets, minimumQuantity } };
}

/** Changed cells as a change of the product. */
export const contentChangeOf = ({ minimumQuantity, ...fields }: CellChange): ContentChange => ({
  ...fields,
  ...(minimumQuantity !== undefined && { facts: { minimumQuantity } }),
});
