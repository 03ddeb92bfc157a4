import type { CatalogueMeta, CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { PublicContent } from '@catalogue/contract/public-content';
import { removedKey, type Details, type Snapshot } from '../snapshot';

/*
 * Merges the local copy with updates. Two rules make every order of events converge to the same state:
 * - per entry, the later server time wins; a removal counts as an entry and wins a tie;
 * - a snapshot with a lower version than ours is a stale copy from a cache and changes nothing.
 */

type Entry = { id: string; updatedAt: number };

/** The newest version of each entry of `maps`, without entries removed later. */
function mergeEntries<One extends Entry>(
  noun: CatalogueNoun,
  maps: readonly ReadonlyMap<string, One>[],
  removed: ReadonlyMap<string, number>,
): Map<string, One> {
  const merged = new Map<string, One>();
  for (const map of maps) {
    for (const [id, entry] of map) {
      const held = merged.get(id);
      const gone = removed.get(removedKey(noun, id)) ?? -Infinity;
      if (gone < entry.updatedAt && (!held || held.updatedAt <= entry.updatedAt)) merged.set(id, entry);
    }
  }
  return merged;
}

function latestRemovals(...lists: Iterable<readonly [string, number]>[]): Map<string, number> {
  const removed = new Map<string, number>();
  for (const list of lists) for (const [key, at] of list) removed.set(key, Math.max(at, removed.get(key) ?? -Infinity));
  return removed;
}

/** Entries of `held` that a whole snapshot does not contradict: those it also has, and those written after it. */
const entriesToKeep = <One extends Entry>(
  held: ReadonlyMap<string, One>,
  fetched: ReadonlyMap<string, One>,
  asOf: number,
): Map<string, One> => new Map([...held].filter(([id, entry]) => fetched.has(id) || entry.updatedAt > asOf));

/**
 * Merges a whole snapshot. Entries it lacks are dropped, except those written after its `asOf`; entries we know to be
 * removed stay removed.
 */
export function mergeSnapshot(held: Snapshot | null, fetched: Snapshot): Snapshot {
  if (!held) return fetched;
  if (fetched.version < held.version) return held;
  const { version, asOf } = fetched;
  const removed = latestRemovals(held.removed, fetched.removed);
  return {
    version,
    asOf,
    categories: mergeEntries(
      'categories',
      [entriesToKeep(held.categories, fetched.categories, asOf), fetched.categories],
      removed,
    ),
    products: mergeEntries('products', [entriesToKeep(held.products, fetched.products, asOf), fetched.products], removed),
    banners: mergeEntries('banners', [entriesToKeep(held.banners, fetched.banners, asOf), fetched.banners], removed),
    settings: fetched.settings,
    removed,
  };
}

const summaries = <One extends Entry>(entries: readonly { summary: One }[]): Map<string, One> =>
  new Map(entries.map(({ summary }) => [summary.id, summary]));

/** Drops the entries that `meta` lists as removed, unless ours are newer. */
export function applyRemovals(held: Snapshot, meta: CatalogueMeta): Snapshot {
  const removals = meta.removed.map(({ noun, id, at }) => [removedKey(noun, id), at] as const);
  const removed = latestRemovals(held.removed, removals);
  return {
    ...held,
    categories: mergeEntries('categories', [held.categories], removed),
    products: mergeEntries('products', [held.products], removed),
    banners: mergeEntries('banners', [held.banners], removed),
    removed,
  };
}

/** Merges `meta/catalogue` and the public entries that were read after it. */
export function mergeChanges(held: Snapshot, meta: CatalogueMeta, changes: readonly PublicContent[]): Snapshot {
  if (meta.version < held.version) return held;
  const { removed, ...left } = applyRemovals(held, meta);
  const categories = summaries(changes.filter((one) => one.noun === 'categories'));
  const products = summaries(changes.filter((one) => one.noun === 'products'));
  const banners = summaries(changes.filter((one) => one.noun === 'banners'));
  return {
    version: meta.version,
    asOf: Math.max(held.asOf, meta.asOf),
    categories: mergeEntries('categories', [left.categories, categories], removed),
    products: mergeEntries('products', [left.products, products], removed),
    banners: mergeEntries('banners', [left.banners, banners], removed),
    settings: left.settings,
    removed: new Map([...removed].filter(([, at]) => at >= meta.removedSince)),
  };
}

/** Merges the details of changed products that are still public. Details of the current version stay current. */
export function mergeChangedDetails(
  held: Details,
  before: Snapshot,
  now: Snapshot,
  changes: readonly PublicContent[],
): Details {
  const details = new Map([...held.details].filter(([id]) => now.products.has(id)));
  for (const change of changes) {
    if (change.noun === 'products' && now.products.get(change.summary.id)?.updatedAt === change.summary.updatedAt) {
      details.set(change.summary.id, change.details);
    }
  }
  return held.version < before.version ? { ...held, details } : { version: now.version, asOf: now.asOf, details };
}

/** Merges a whole details file. Details of products written after it was made are kept. */
export function mergeDetails(held: Details | null, fetched: Details, products: Snapshot['products']): Details {
  if (!held) return fetched;
  if (fetched.version < held.version) return held;
  const details = new Map(fetched.details);
  for (const [id, entry] of held.details) {
    if ((products.get(id)?.updatedAt ?? -Infinity) > fetched.asOf) details.set(id, entry);
  }
  return { ...fetched, details };
}
