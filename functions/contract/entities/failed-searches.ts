import * as v from 'valibot';
import { count } from './fields';

/** What visitors searched for and did not find. Nothing says who searched, or when within the day. */
export const failedSearch = v.object({
  /** As `countableSearch` returns it. */
  words: v.string(),
  count,
  /** Last day on which it failed, `2026-11-22`. */
  lastDay: v.string(),
});
export type FailedSearch = v.InferOutput<typeof failedSearch>;

/** One shard of Firestore's `failedSearches`. Written by the server, read by staff. */
export const failedSearches = v.object({ searches: v.array(failedSearch) });

/** Most searches that a shard counts: rare and old ones make room. */
export const MAX_FAILED_SEARCHES = 300;

/** The searches of all shards, the most frequent first, then the latest. */
export function mergeFailedSearches(shards: readonly (readonly FailedSearch[])[]): FailedSearch[] {
  const merged = new Map<string, FailedSearch>();
  for (const one of shards.flat()) {
    const { count: before, lastDay } = merged.get(one.words) ?? { count: 0, lastDay: '' };
    merged.set(one.words, { ...one, count: before + one.count, lastDay: lastDay > one.lastDay ? lastDay : one.lastDay });
  }
  return [...merged.values()].sort((one, other) => other.count - one.count || (one.lastDay < other.lastDay ? 1 : -1));
}
