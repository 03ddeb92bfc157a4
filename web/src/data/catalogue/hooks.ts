import { COMPANY } from '@catalogue/contract/company';
import type { Company } from '@catalogue/contract/entities/company';
import { HOLIDAYS } from '@catalogue/contract/holidays';
import { isShownAt } from '@catalogue/contract/schedule';
import type { BannerKind } from '@catalogue/contract/entities/banner';
import type { BannerSummary, CategorySummary, ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../network/network-status';
import { serverNow } from '../network/server-clock';
import { useIsHydrating } from '../../lib/use-hydrated';
import { catalogue, initialCatalogue, subscribe, type CatalogueState } from './store';

/* Reads of the catalogue on this device: synchronous, offline, and updated while the page is open. */

const NONE: readonly never[] = [];

/**
 * What the server rendered into this page, for the render that hydrates its markup; null for every other. The store may hold the
 * whole list by then: on a busy device it arrives before a page hydrates.
 */
export function useHydrationState(): CatalogueState | null {
  return useIsHydrating() ? initialCatalogue() : null;
}

/**
 * Selects part of the state. A new state is rendered in slices, between which the browser handles clicks; useSyncExternalStore
 * would render it in one task, 0.3 s for a long category on a slow phone.
 */
export function useCatalogue<Part>(part: (state: CatalogueState) => Part): Part {
  const hydration = useHydrationState();
  const [state, setState] = useState(() => hydration ?? catalogue());
  useEffect(() => {
    const follow = (): void => startTransition(() => setState(catalogue()));
    follow();
    return subscribe(follow);
  }, []);
  return part(state);
}

/** All categories, in the order staff gave them. */
export const useCategories = (): readonly CategorySummary[] => useCatalogue(({ view }) => view?.categories ?? NONE);

export const useCategory = (id: string): CategorySummary | undefined =>
  useCatalogue(({ snapshot }) => snapshot?.categories.get(id));

/** Products of one category in its order, or all, oldest first. */
export const useProducts = (categoryId?: string): readonly ProductSummary[] =>
  useCatalogue(({ view }) => (categoryId === undefined ? view?.products('oldest') : view?.productsOf(categoryId)) ?? NONE);

const MINUTE_MS = 60_000;

/** The server's time, ms, updated every minute; during hydration the time at which the server rendered. */
function useRenderedMinute(): number {
  const hydration = useHydrationState();
  const [now, setNow] = useState(() => hydration?.initialData?.renderedAt ?? serverNow());
  useEffect(() => {
    const tick = (): void => setNow(serverNow());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    // Each response corrects the clock offset.
    const stop = subscribe(tick);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}

/** A category in its season; undefined out of it, and for one that is not there. */
export function useShownCategory(id: string): CategorySummary | undefined {
  const category = useCategory(id);
  const now = useRenderedMinute();
  return category && isShownAt(category, now) ? category : undefined;
}

/** Categories that have products and are in their season, in the order staff gave them. */
export function useShownCategories(): readonly CategorySummary[] {
  const categories = useCategories();
  const now = useRenderedMinute();
  const counts = useCatalogue(({ initialData }) => initialData?.counts);
  const view = useCatalogue((state) => state.view);
  return useMemo(
    () => categories.filter((one) => (counts?.get(one.id) ?? view?.productsOf(one.id).length ?? 0) > 0 && isShownAt(one, now)),
    [categories, counts, view, now],
  );
}

/** Number of products of one category. */
export const useProductCount = (categoryId: string): number =>
  useCatalogue(({ initialData, view }) => initialData?.counts.get(categoryId) ?? view?.productsOf(categoryId).length ?? 0);

/** One product; `details` is undefined until they are loaded. Undefined: unknown, or no longer public. */
export function useProduct(id: string): { summary: ProductSummary; details: ProductDetails | undefined } | undefined {
  const summary = useCatalogue(({ snapshot }) => snapshot?.products.get(id));
  const details = useCatalogue((state) => state.details?.details.get(id));
  const missing = summary !== undefined && details === undefined;
  useEffect(() => {
    // By import(): hydration needs no loading.
    if (missing) void import('./load').then(({ loadDetails }) => loadDetails());
    // The next product asks again after a failure.
  }, [id, missing]);
  return useMemo(() => summary && { summary, details }, [summary, details]);
}

/** Descriptions, facts and further pictures of all products. Undefined until they are loaded, which this starts. */
export function useAllDetails(): ReadonlyMap<string, ProductDetails> | undefined {
  const details = useCatalogue((state) => state.details?.details);
  const missing = details === undefined;
  useEffect(() => {
    if (missing) void import('./load').then(({ loadDetails }) => loadDetails());
  }, [missing]);
  return details;
}

/** Banners shown now, in order. */
export function useBanners(kind: BannerKind): readonly BannerSummary[] {
  const banners = useCatalogue(({ view }) => view?.banners[kind] ?? NONE);
  const now = useRenderedMinute();
  return useMemo(() => banners.filter((banner) => isShownAt(banner, now)), [banners, now]);
}

/**
 * State of the catalogue in memory. `asOf`: server time of the last confirmation; `fresh`: confirmed since the page opened;
 * `stale`: the last check failed.
 */
export function useCatalogueStatus(): {
  state: CatalogueState['state'];
  asOf: number | null;
  fresh: boolean;
  stale: boolean;
} {
  const { state, confirmation, confirmedAt, snapshot } = useCatalogue((all) => all);
  return {
    state,
    asOf: confirmedAt ?? snapshot?.asOf ?? null,
    fresh: confirmation === 'fresh',
    stale: confirmation === 'stale',
  };
}

/** Whether the server can be asked about an entry that is missing on this device; null until the first check. */
export function useCanAskServer(): boolean | null {
  const confirmation = useCatalogue((all) => all.confirmation);
  return canAskServer(
    confirmation,
    useSyncExternalStore(onReachableChange, isReachable, () => true),
  );
}

/**
 * A check also fails where a release has removed its script. The server can be asked then: asking needs another script, and that one
 * reloads the page if it is missing, too.
 */
export function canAskServer(confirmation: CatalogueState['confirmation'], reachable: boolean): boolean | null {
  if (confirmation === 'fresh') return true;
  if (!reachable) return false;
  return confirmation === 'stale' || null;
}

/** The company in the words of staff, else in those of the code. */
export const useCompany = (): Company => useCatalogue(({ snapshot }) => snapshot?.settings.company ?? COMPANY);

/** The same outside of React, in the browser. */
export const currentCompany = (): Company => catalogue().snapshot?.settings.company ?? COMPANY;

/** Days without production and dispatch: the list of staff, else the one of the code. */
export function useHolidays(): ReadonlySet<string> {
  const days = useCatalogue(({ snapshot }) => snapshot?.settings.holidays);
  return useMemo(() => (days === undefined ? HOLIDAYS : new Set(days)), [days]);
}
