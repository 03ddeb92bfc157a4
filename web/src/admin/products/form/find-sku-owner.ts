import { isReachable } from '../../../device/network-status';
import { contentModule } from '../../data/firebase';

/** How long saving waits for the check. */
const TIMEOUT_MS = 3000;

/** Title of another product with this SKU; null when there is none, or when the server cannot be asked in time. */
export async function findSkuOwner(sku: string, ownId: string | null): Promise<string | null> {
  if (!isReachable()) return null;
  const { findBySku } = await contentModule();
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const found = await Promise.race([findBySku(sku).catch(() => null), timeout]);
  return found?.find(({ id }) => id !== ownId)?.title ?? null;
}
