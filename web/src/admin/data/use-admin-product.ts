import type { Product } from '@catalogue/contract/entities/product';
import { useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../device/network-status';
import { contentModule } from './firebase';
import { useLive } from './use-live';

/** A product, live; null: there is none. `isElsewhere`: there is no network, and this device has never had it. */
export function useAdminProduct(id: string): {
  product: Product | null | undefined;
  isElsewhere: boolean;
  error: Error | null;
} {
  const { value: product, error } = useLive<Product | null | undefined>(`product/${id}`, async (onValue, onFailure) =>
    (await contentModule()).watchOne('products', id, onValue, onFailure),
  );
  const online = useSyncExternalStore(onReachableChange, isReachable);
  return { product, isElsewhere: product === undefined && !online, error };
}
