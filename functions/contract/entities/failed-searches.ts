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

/** Firestore `meta/failedSearches`. Written by the server, read by staff. */
export const failedSearches = v.object({ searches: v.array(failedSearch) });

/** Most searches that are counted: rare and old ones make room. */
export const MAX_FAILED_SEARCHES = 300;
