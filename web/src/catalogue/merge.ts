import type { CatalogueMeta, CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { PublicContent } from '@catalogue/contract/public-content';
import { removedKey, type Details, type Snapshot } from './snapshot';

/**
 * How what a device holds and what it hears become one. Two rules make every order of events end in the same state:
 *
 * - per entry, the later server time wins; a removal is an entry too (`removed`), and wins a tie;
 * - a snapshot with a lower version than ours knows nothing we don't: a stale copy from a CDN changes nothing.
 */

type Entry = { id: string; updatedAt: number };

/** `later` over `earlier`, entry by entry, without what `removed` says is gone. */
function newest<One extends Entry>(
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

function laterRemovals(...lists: Iterable<readonly [string, number]>[]): Map<string, number> {
  const removed = new Map<string, number>();
  for (const list of lists) for (const [key, at] of list) removed.set(key, Math.max(at, removed.get(key) ?? -Infinity));
  return removed;
}

/** What `held` may still add to a whole snapshot: entries it has too, and those it cannot know of yet. */
const outliving = <One extends Entry>(
  held: ReadonlyMap<string, One>,
  fetched: ReadonlyMap<string, One>,
  asOf: number,
): Map<string, One> => new Map([...held].filter(([id, entry]) => fetched.has(id) || entry.updatedAt > asOf));

/**
 * Takes in a whole snapshot. What it lacks is gone, except what we learned after it was taken (`updatedAt` past its
 * `asOf`); what we saw removed stays out of it.
 */
export function mergeSnapshot(held: Snapshot | null, fetched: Snapshot): Snapshot {
  if (!held) return fetched;
  if (fetched.version < held.version) return held;
  const { version, asOf } = fetched;
  const removed = laterRemovals(held.removed, fetched.removed);
  return {
    version,
    asOf,
    categories: newest('categories', [outliving(held.categories, fetched.categories, asOf), fetched.categories], removed),
    products: newest('products', [outliving(held.products, fetched.products, asOf), fetched.products], removed),
    banners: newest('banners', [outliving(held.banners, fetched.banners, asOf), fetched.banners], removed),
    removed,
  };
}

const summaries = <One extends Entry>(entries: readonly { summary: One }[]): Map<string, One> =>
  new Map(entries.map(({ summary }) => [summary.id, summary]));

/** Lets go of what the server lists as gone, where our copy isn't newer. */
export function withoutRemoved(held: Snapshot, meta: CatalogueMeta): Snapshot {
  const listed = meta.removed.map(({ noun, id, at }) => [removedKey(noun, id), at] as const);
  const removed = laterRemovals(held.removed, listed);
  return {
    ...held,
    categories: newest('categories', [held.categories], removed),
    products: newest('products', [held.products], removed),
    banners: newest('banners', [held.banners], removed),
    removed,
  };
}

/** Takes in what `meta/catalogue` said, and the public entries that were read after it. */
export function mergeChanges(held: Snapshot, meta: CatalogueMeta, changes: readonly PublicContent[]): Snapshot {
  if (meta.version < held.version) return held;
  const { removed, ...left } = withoutRemoved(held, meta);
  const categories = summaries(changes.filter((one) => one.noun === 'categories'));
  const products = summaries(changes.filter((one) => one.noun === 'products'));
  const banners = summaries(changes.filter((one) => one.noun === 'banners'));
  return {
    version: meta.version,
    asOf: Math.max(held.asOf, meta.asOf),
    categories: newest('categories', [left.categories, categories], removed),
    products: newest('products', [left.products, products], removed),
    banners: newest('banners', [left.banners, banners], removed),
    removed: new Map([...removed].filter(([, at]) => at >= meta.removedSince)),
  };
}

/** The same for details, of the products that `mergeChanges` left public. Current details stay current. */
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

/** Takes in a whole details file; products we read after it was made keep what we read. */
export function mergeDetails(held: Details | null, fetched: Details, products: Snapshot['products']): Details {
  if (!held) return fetched;
  if (fetched.version < held.version) return held;
  const details = new Map(fetched.details);
  for (const [id, entry] of held.details) {
    if ((products.get(id)?.updatedAt ?? -Infinity) > fetched.asOf) details.set(id, entry);
  }
  return { ...fetched, details };
}
