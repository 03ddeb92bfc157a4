import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import { isReachable } from '../../data/network/network-status';
import { within } from '../../lib/within';
import { adminQueryClient } from './admin-query-client';
import { contentModule } from './firebase-modules';
import { productRows, skuOwner } from './product-row';
import type { ProductRow } from './product-row';
import { catalogueFileQuery } from './queries/content';

export interface SkuCheck {
  /** Title of another product outside the trash with this item number; null: none is known. */
  owner: string | null;
  /** Whether the server was queried. Otherwise only products on this device were compared. */
  isConfirmed: boolean;
}

/** How long saving waits for the server. */
const TIMEOUT_MS = 8000;

/** Looks for another product with an item number, without regard to case. `ownId`: the product that gets it, null for a new one. */
export async function checkSku(sku: string, ownId: string | null): Promise<SkuCheck> {
  const confirmed = isReachable() ? await within(TIMEOUT_MS, readServer(sku)).catch(() => null) : null;
  const rows = confirmed ?? (await readDevice());
  return { owner: skuOwner(rows, sku, ownId), isConfirmed: confirmed !== null };
}

async function readServer(sku: string): Promise<ProductRow[]> {
  const [{ findBeyondFile }, file] = await Promise.all([contentModule(), adminQueryClient.query(catalogueFileQuery())]);
  return productRows(file, await findBeyondFile(sku, file.changesSince));
}

async function readDevice(): Promise<ProductRow[]> {
  const { readCachedProducts } = await contentModule();
  const [file, documents] = await Promise.all([fileOfDevice().catch(() => undefined), readCachedProducts().catch(() => [])]);
  return productRows(file, documents);
}

/** The catalogue file that is loaded; without a network the last one of this device. */
async function fileOfDevice(): Promise<CatalogueFile | undefined> {
  const query = catalogueFileQuery();
  return adminQueryClient.getQueryData(query.queryKey) ?? (isReachable() ? undefined : adminQueryClient.query(query));
}
