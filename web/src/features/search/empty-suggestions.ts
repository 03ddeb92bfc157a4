import { occasionPath, PATHS } from '@catalogue/contract/paths';
import { useEffect, useMemo, useState } from 'react';
import { LIST_TEXTS } from '../catalogue/list-texts';
import { useShownOccasions } from '../catalogue/use-occasions';
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
  const occasions = useShownOccasions();
  useEffect(() => {
    if (isOpen) void recentSearches().then((texts) => setRecent(texts.slice(0, MAX_RECENT)));
  }, [isOpen]);
  return useMemo(() => {
    if (!isOpen) return [];
    const { recent: recentLabel, occasion, popular, popularSearches } = LIST_TEXTS.search;
    const others = popularSearches.filter((text) => !recent.includes(text));
    return [
      ...recent.map((title) => ({ url: searchPath(title), title, kind: recentLabel })),
      ...occasions.slice(0, MAX_OCCASIONS).map(({ id, title }) => ({ url: occasionPath(id), title, kind: occasion })),
      ...others.map((title) => ({ url: searchPath(title), title, kind: popular })),
    ];
  }, [isOpen, recent, occasions]);
}
