import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { catalogueFileQuery } from './queries';

/** Live products by category id. */
export function useProductCounts(): (categoryId: string) => number {
  const { data } = useQuery(catalogueFileQuery());
  return useMemo(() => {
    const counts = new Map<string | null, number>();
    for (const { categoryId } of data?.products ?? []) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    return (categoryId) => counts.get(categoryId) ?? 0;
  }, [data]);
}
