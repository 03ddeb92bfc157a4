import { MAX_FAILED_SEARCHES, type FailedSearch } from '@catalogue/contract/entities/failed-searches';

/** Rarest first, then oldest. */
const byWorth = (one: FailedSearch, other: FailedSearch): number =>
  one.count - other.count || (one.lastDay < other.lastDay ? -1 : Number(one.lastDay > other.lastDay));

/** The counted searches with one more of `words`. A new search replaces the rarest one when the list is full. */
export function countSearch(searches: readonly FailedSearch[], words: string, day: string): FailedSearch[] {
  const known = searches.find((one) => one.words === words);
  const others = searches.filter((one) => one !== known);
  const kept = others.length < MAX_FAILED_SEARCHES ? others : others.sort(byWorth).slice(1 - MAX_FAILED_SEARCHES);
  return [...kept, { words, count: (known?.count ?? 0) + 1, lastDay: day }];
}
