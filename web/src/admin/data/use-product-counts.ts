import { useMemo } from 'react';
import { useLiveProducts } from './use-live-products';

/** Number of live products by category id; null without the catalogue file. */
export function useProductCounts(): (categoryId: string) => number | null {
  const { products } = useLiveProducts();
  return useMemo(() => {
    const counts = new Map<string | null, number>();
    for (const { categoryId } of products ?? []) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    return (categoryId) => (products ? (counts.get(categoryId) ?? 0) : null);
  }, [products]);
}
