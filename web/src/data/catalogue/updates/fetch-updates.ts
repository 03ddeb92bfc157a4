import { LIMITS } from '@catalogue/contract/limits';
import { CHANGES_OVERLAP_MS, type CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import type { PublicContent } from '@catalogue/contract/public-content';
import type { Details, Snapshot } from '../snapshot';
import { applyRemovals, mergeChangedDetails, mergeChanges, mergeDetails, mergeSnapshot } from './merge';

/** Above this many changes of one kind, the whole list is cheaper: it is one file from the CDN. */
const MAX_CHANGES = LIMITS.catalogueChanges;

/** The server as seen by a device. Every call may reject; the local catalogue stays unchanged then. */
export interface UpdateSource {
  meta(): Promise<CatalogueMeta>;
  /** Public entries written after `since`; null when there are more than `limit`. */
  changes(since: number, limit: number): Promise<readonly PublicContent[] | null>;
  /** The whole list. A cache may answer with an older one than `version`. */
  snapshot(version: number): Promise<Snapshot>;
}

export interface LocalCatalogue {
  snapshot: Snapshot;
  details: Details | null;
}

/**
 * Fetches what changed since `held`. Returns how to apply it to the catalogue held by then, which another tab may have
 * updated during the fetch.
 */
export async function fetchUpdates(held: Snapshot, source: UpdateSource): Promise<(local: LocalCatalogue) => LocalCatalogue> {
  const meta = await source.meta();
  // The server was restored from a backup: our copy is newer than the server's.
  if (meta.version < held.version) {
    const fetched = await source.snapshot(meta.version);
    return () => ({ snapshot: fetched, details: null });
  }
  if (meta.version === held.version) return (local) => local;
  const tooOld = held.asOf < meta.removedSince;
  const changes = tooOld ? null : await source.changes(held.asOf - CHANGES_OVERLAP_MS, MAX_CHANGES);
  if (changes) return (local) => applyChanges(local, meta, changes);
  // A cache may answer with an older list than requested; the removals of `meta` still apply to it.
  const fetched = await source.snapshot(meta.version);
  return ({ snapshot, details }) => ({ snapshot: mergeSnapshot(applyRemovals(snapshot, meta), fetched), details });
}

function applyChanges(
  { snapshot, details }: LocalCatalogue,
  meta: CatalogueMeta,
  changes: readonly PublicContent[],
): LocalCatalogue {
  const next = mergeChanges(snapshot, meta, changes);
  return {
    snapshot: next,
    details: details && next !== snapshot ? mergeChangedDetails(details, snapshot, next, changes) : details,
  };
}

/** Merges what another tab has saved into what this tab holds. */
export function mergeTabs(local: LocalCatalogue, other: LocalCatalogue): LocalCatalogue {
  const snapshot = mergeSnapshot(local.snapshot, other.snapshot);
  return {
    snapshot,
    details: other.details ? mergeDetails(local.details, other.details, snapshot.products) : local.details,
  };
}
