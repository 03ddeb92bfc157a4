import { CHANGES_OVERLAP_MS, type CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import type { PublicContent } from '@catalogue/contract/public-content';
import { mergeChangedDetails, mergeChanges, mergeDetails, mergeSnapshot, withoutRemoved } from './merge';
import type { Details, Snapshot } from './snapshot';

/** More changes of one kind than this cost more than the whole list, which is one file from the CDN. */
const MOST_CHANGES = 100;

/** Where news comes from. Every call may reject; nothing is changed then. */
export interface Remote {
  meta(): Promise<CatalogueMeta>;
  /** Public entries written after `since`; null when there are more than `most`. */
  changes(since: number, most: number): Promise<readonly PublicContent[] | null>;
  /** The whole list, of at least this version unless a cache on the way is behind. */
  snapshot(version: number): Promise<Snapshot>;
}

export interface Held {
  snapshot: Snapshot;
  details: Details | null;
}

/**
 * Asks what happened since `held` and returns how to take it in: a function of what is held by then, since another tab
 * may have moved it on while we asked.
 */
export async function catchUp(held: Snapshot, remote: Remote): Promise<(now: Held) => Held> {
  const meta = await remote.meta();
  // The server went back (a restored backup): what we hold is from a future that never was.
  if (meta.version < held.version) {
    const fetched = await remote.snapshot(meta.version);
    return () => ({ snapshot: fetched, details: null });
  }
  if (meta.version === held.version) return (now) => now;
  const tooOld = held.asOf < meta.removedSince;
  const changes = tooOld ? null : await remote.changes(held.asOf - CHANGES_OVERLAP_MS, MOST_CHANGES);
  if (changes) return (now) => applyChanges(now, meta, changes);
  // A cache on the way may still answer with an older list than the one we asked for: what is gone stays gone.
  const fetched = await remote.snapshot(meta.version);
  return ({ snapshot, details }) => ({ snapshot: mergeSnapshot(withoutRemoved(snapshot, meta), fetched), details });
}

function applyChanges({ snapshot, details }: Held, meta: CatalogueMeta, changes: readonly PublicContent[]): Held {
  const next = mergeChanges(snapshot, meta, changes);
  return {
    snapshot: next,
    details: details && next !== snapshot ? mergeChangedDetails(details, snapshot, next, changes) : details,
  };
}

/** What another tab of this device keeps, taken into what this one holds. */
export function joinTabs(now: Held, other: Held): Held {
  const snapshot = mergeSnapshot(now.snapshot, other.snapshot);
  return { snapshot, details: other.details ? mergeDetails(now.details, other.details, snapshot.products) : now.details };
}
