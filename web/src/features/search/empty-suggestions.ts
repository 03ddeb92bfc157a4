import { byNextDay, OCCASIONS } from '@catalogue/contract/occasions';
import { PATHS } from '@catalogue/contract/paths';
import { useEffect, useMemo, useState } from 'react';
import { useCatalogue } from '../../data/catalogue/hooks';
import { serverNow } from '../../data/network/server-clock';
import { LIST_TEXTS } from '../catalogue/list-texts';
import { recentSearches } from './recent-searches';

/** Something to open before anything is typed. */
export interface Starter {
  url: string;
  title: string;
  /** What it is. */
  kind: string;
}

const MAX_RECENT = 3;
const MAX_OCCASIONS = 3;

const searchPath = (words: string): string => `${PATHS.search}?${new URLSearchParams({ q: words }).toString()}`;

/** Recent searches of this device, the next occasions, and searches that suit most buyers. */
export function useStarters(isOpen: boolean): readonly Starter[] {
  const [recent, setRecent] = useState<readonly string[]>([]);
  const occasions = useCatalogue(({ snapshot }) => snapshot?.settings.occasions ?? OCCASIONS);
  const products = useCatalogue(({ snapshot }) => snapshot?.products);
  useEffect(() => {
    if (isOpen) void recentSearches().then((texts) => setRecent(texts.slice(0, MAX_RECENT)));
  }, [isOpen]);
  return useMemo(() => {
    if (!isOpen) return [];
    const tags = new Set([...(products?.values() ?? [])].flatMap(({ facets }) => facets?.tag ?? []));
    const today = new Date(serverNow()).toISOString().slice(0, 10);
    const next = byNextDay(occasions, today).filter((one) => one.tags.some((tag) => tags.has(tag)));
    const { recent: recentLabel, occasion, popular, popularSearches } = LIST_TEXTS.search;
    const others = popularSearches.filter((text) => !recent.includes(text));
    return [
      ...recent.map((title) => ({ url: searchPath(title), title, kind: recentLabel })),
      ...next.slice(0, MAX_OCCASIONS).map(({ title }) => ({ url: searchPath(title), title, kind: occasion })),
      ...others.map((title) => ({ url: searchPath(title), title, kind: popular })),
    ];
  }, [isOpen, recent, occasions, products]);
}
