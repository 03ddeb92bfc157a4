import { isShownAt } from '@catalogue/contract/banner-schedule';
import type { BannerKind } from '@catalogue/contract/entities/banner';
import type { BannerSummary, CategorySummary, ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../device/network-status';
import { serverNow } from '../device/server-clock';
import { loadDetails } from './load';
import { catalogue, subscribe, type CatalogueState } from './store';

/** Reads of the catalogue on this device: synchronous, offline, and kept current while the page is open. */

const NONE: readonly never[] = [];

/** Any part of the state. `part` must answer with the same object while nothing changed. */
export function useCatalogue<Part>(part: (state: CatalogueState) => Part): Part {
  return useSyncExternalStore(subscribe, () => part(catalogue()));
}

/** All categories, in the order staff gave them. */
export const useCategories = (): readonly CategorySummary[] => useCatalogue(({ view }) => view?.categories ?? NONE);

export const useCategory = (id: string): CategorySummary | undefined =>
  useCatalogue(({ snapshot }) => snapshot?.categories.get(id));

/** Products of one category, or all; oldest first. */
export const useProducts = (categoryId?: string): readonly ProductSummary[] =>
  useCatalogue(({ view }) => (categoryId === undefined ? view?.products('oldest') : view?.productsOf(categoryId)) ?? NONE);

/** One product; `details` follow when they are on the device. Undefined: unknown, or no longer public. */
export function useProduct(id: string): { summary: ProductSummary; details: ProductDetails | undefined } | undefined {
  const summary = useCatalogue(({ snapshot }) => snapshot?.products.get(id));
  const details = useCatalogue((state) => state.details?.details.get(id));
  const missing = summary !== undefined && details === undefined;
  useEffect(() => {
    if (missing) void loadDetails();
  }, [missing]);
  return useMemo(() => summary && { summary, details }, [summary, details]);
}

const MINUTE_MS = 60_000;

/** Banners to be shown now, in order. They come and go at their dates, by the server's clock, while the page is open. */
export function useBanners(kind: BannerKind): readonly BannerSummary[] {
  const banners = useCatalogue(({ view }) => view?.banners[kind] ?? NONE);
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = (): void => setNow(serverNow());
    const timer = setInterval(look, MINUTE_MS);
    // With each answer the server's clock is known better.
    const stop = subscribe(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return useMemo(() => banners.filter((banner) => isShownAt(banner, now)), [banners, now]);
}

/**
 * `loading`: the first visit's answer is on its way (part of it may be shown already); `unavailable`: nothing on the
 * device and no network. `asOf`: server time of the last moment the server confirmed what is shown; `fresh`: it did
 * so since the page opened and no later attempt failed; `stale`: it was asked and did not answer.
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

/** For what is not in the copy on this device: true, the server has said so; false, it can't be asked; null, not asked yet. */
export function useIsGone(): boolean | null {
  const confirmation = useCatalogue((all) => all.confirmation);
  const reachable = useSyncExternalStore(onReachableChange, isReachable);
  if (confirmation === 'fresh') return true;
  return confirmation === 'stale' || !reachable ? false : null;
}
