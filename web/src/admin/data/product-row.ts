import type { CatalogueFile, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { Product } from '@catalogue/contract/entities/product';

/** What the table shows of a product, hidden ones included. */
export type ProductRow = ProductSummary & Pick<Product, 'live'>;

/**
 * All rows, from what the snapshot file says and from documents read since; whichever is newer wins, and what is in the trash
 * is left out. The file holds only live products, so a hidden one comes from `documents` alone.
 */
export function productRows(file: CatalogueFile | undefined, documents: readonly Product[]): ProductRow[] {
  const rows = new Map<string, ProductRow>();
  for (const summary of file?.products ?? []) rows.set(summary.id, { ...summary, live: true });
  for (const document of documents) {
    const known = rows.get(document.id);
    if (known !== undefined && known.updatedAt > document.updatedAt) continue;
    if (document.deletedAt !== null) rows.delete(document.id);
    else rows.set(document.id, document);
  }
  return [...rows.values()];
}
