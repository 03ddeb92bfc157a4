import type { Category } from '@catalogue/contract/entities/category';
import { useMemo } from 'react';
import type { LiveRows } from '../../firebase/content';
import { contentModule } from './firebase';
import { useLive } from './use-live';

const NONE: ReadonlySet<string> = new Set();

/** All categories but those in the trash, in their order. */
export function useAdminCategories() {
  const live = useLive<LiveRows<Category>>('categories', async (onValue, onFailure) =>
    (await contentModule()).watchContent('categories', { all: true }, onValue, onFailure),
  );
  return { categories: live.value?.rows, unsent: live.value?.unsent ?? NONE, error: live.error };
}

/**
 * Titles by id: undefined where there is no such category, '' until the categories are known. The function is the same as long as
 * no title changes, so that it can key caches.
 */
export function useCategoryTitle(categories: readonly Category[] | undefined): (id: string | null) => string | undefined {
  const titles = JSON.stringify(categories?.map(({ id, title }) => [id, title]) ?? null);
  return useMemo(() => {
    const known = JSON.parse(titles) as [string, string][] | null;
    const byId = new Map(known);
    return (id) => (id === null ? undefined : known === null ? '' : byId.get(id));
  }, [titles]);
}
