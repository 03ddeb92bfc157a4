import type { ProductFacts } from '@catalogue/contract/product-fields';
import type { CatalogueFile, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { Product } from '@catalogue/contract/entities/product';
import { normalSku } from '@catalogue/contract/item-number';
import { facetsOf } from '@catalogue/contract/entities/product-facets';
import { searchableText } from '../../lib/search-words';

/** A product in the table, live or hidden. Rows of the catalogue file have no details. */
export interface ProductRow
  extends ProductSummary, Pick<Product, 'live'>, Partial<Pick<Product, 'facts' | 'quantity' | 'description'>> {
  /** Facts that this device has changed, of a row without details. */
  pendingFacts?: Partial<ProductFacts>;
}

/**
 * Merges the snapshot file with newer documents. The newer version wins; deleted products are left out. The file holds only
 * live products, so hidden ones come from `documents`.
 */
export function productRows(file: CatalogueFile | undefined, documents: readonly Product[]): ProductRow[] {
  const rows = new Map<string, ProductRow>();
  for (const summary of file?.products ?? []) rows.set(summary.id, { ...summary, live: true });
  for (const document of documents) {
    const known = rows.get(document.id);
    if (known !== undefined && known.updatedAt > document.updatedAt) continue;
    if (document.deletedAt !== null) rows.delete(document.id);
    else rows.set(document.id, { ...document, facets: facetsOf(document.facts, document.quantity) });
  }
  return [...rows.values()];
}

/** Texts of rows: 10,000 of them are not read anew at each key. */
const searchTexts = new WeakMap<ProductRow, string>();

/** What `hasWords` searches in a row: title and SKU. */
export function searchTextOf(row: ProductRow): string {
  const text = searchTexts.get(row) ?? searchableText(`${row.title} ${row.sku?.replace(/\s/g, '') ?? ''}`);
  searchTexts.set(row, text);
  return text;
}

/** Title of the first row with an item number, but for the product itself. */
export function skuOwner(
  rows: readonly Pick<ProductRow, 'id' | 'sku' | 'title'>[],
  sku: string,
  ownId: string | null,
): string | null {
  const wanted = normalSku(sku);
  return rows.find((row) => row.id !== ownId && row.sku !== null && normalSku(row.sku) === wanted)?.title ?? null;
}
