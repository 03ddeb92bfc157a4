import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { productRows } from './product-row';
import { catalogueFileQuery, changedProductsQuery } from './queries';

/** Live products by category id, with changes that the catalogue file does not have yet; null without that file. */
export function useProductCounts(): (categoryId: string) => number | null {
  const { data: file } = useQuery(catalogueFileQuery());
  const { data: changed } = useQuery(changedProductsQuery(file?.changesSince));
  return useMemo(() => {
    const counts = new Map<string | null, number>();
    const rows = file ? productRows(file, changed ?? []) : [];
    for (const { categoryId, live } of rows) if (live) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    return (categoryId) => (file ? (counts.get(categoryId) ?? 0) : null);
  }, [file, changed]);
}
