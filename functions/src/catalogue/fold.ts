import type { PublicContent } from '@catalogue/contract/public-content';
import type { Change, Entry, Path } from './entry';

/** Entries of one chunk of the snapshot, or of several. */
export type Entries = ReadonlyMap<Path, Entry>;

/** What a fold did to the public catalogue. */
export type Effect =
  | { kind: 'shown'; path: Path; at: number; content: PublicContent }
  /** Visitors may hold it and must let go of it. */
  | { kind: 'removed'; path: Path; at: number };

export interface Folded {
  entries: Map<Path, Entry>;
  effects: Effect[];
}

/**
 * Folds news of documents into what is stored. Of all that is known of a path, the latest holds; so the order of
 * changes, their repetition and the way they are grouped make no difference to `entries`. Of two that are equally late
 * the one that arrives now holds: a rebuild corrects what was stored wrongly.
 */
export function fold(stored: Entries, changes: readonly Change[]): Folded {
  const entries = new Map(stored);
  const seenPublic = new Set<Path>();
  for (const { path, at, content, wasPublic } of changes) {
    const known = entries.get(path);
    if (wasPublic || content !== null) seenPublic.add(path);
    if (known === undefined || at >= known.at) entries.set(path, { at, content });
  }
  return {
    entries,
    effects: [...new Set(changes.map(({ path }) => path))].flatMap((path) => effectOn(path, stored, entries, seenPublic)),
  };
}

function effectOn(path: Path, before: Entries, after: Entries, seenPublic: ReadonlySet<Path>): Effect[] {
  const old = before.get(path)?.content ?? null;
  const { at, content } = after.get(path) ?? { at: 0, content: null };
  if (content !== null) return same(old, content) ? [] : [{ kind: 'shown', path, at, content }];
  return old !== null || seenPublic.has(path) ? [{ kind: 'removed', path, at }] : [];
}

const same = (one: PublicContent | null, other: PublicContent): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/** A message of a write is delivered again for a day at most; a week leaves room for a queue that was paused. */
export const TRACES_KEPT_MICROS = 7 * 86_400_000_000;

/** Entries without the hidden and the gone that no message can be late for any more. `now` in microseconds. */
export const withoutOldTraces = (entries: Entries, now: number): Map<Path, Entry> =>
  new Map([...entries].filter(([, { at, content }]) => content !== null || at >= now - TRACES_KEPT_MICROS));
