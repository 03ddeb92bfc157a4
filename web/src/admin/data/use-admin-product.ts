import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { productQuery } from './queries/content';

/** A product, live; null: the server has none. `isElsewhere`: there is no network and this device does not have it. */
export function useAdminProduct(id: string) {
  const query = useQuery(productQuery(id));
  const product = query.data?.value;
  const online = useSyncExternalStore(onReachableChange, isReachable, isReachable);
  return { product, isElsewhere: product === undefined && !online, query };
}
