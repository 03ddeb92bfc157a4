import type { Category } from '@catalogue/contract/entities/category';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUnconfirmedEmpty } from '../ui/query-status';
import { contentQuery } from './queries/content';

const NONE: ReadonlySet<string> = new Set();

/** All categories outside the trash, in their order. `isFailed`: they could not be loaded; an empty list proves nothing then. */
export function useAdminCategories() {
  const query = useQuery(contentQuery('categories'));
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  return {
    categories: isUnconfirmed ? undefined : query.data?.rows,
    unsent: query.data?.unsent ?? NONE,
    isUnconfirmed,
    isFailed: isUnconfirmed || (query.error !== null && query.data === undefined),
    query,
  };
}

/**
 * Titles by category id: undefined for an unknown id, '' while the categories load. The function stays the same until a title
 * changes, so that it can key caches.
 */
export function useCategoryTitle(categories: readonly Category[] | undefined): (id: string | null) => string | undefined {
  const titles = JSON.stringify(categories?.map(({ id, title }) => [id, title]) ?? null);
  return useMemo(() => {
    const known = JSON.parse(titles) as [string, string][] | null;
    const byId = new Map(known);
    return (id) => (id === null ? undefined : known === null ? '' : byId.get(id));
  }, [titles]);
}
