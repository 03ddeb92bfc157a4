import { log } from '../platform/log';
import { byChunk } from './chunk';
import type { Change } from './entry';
import { rebuildSnapshot } from './rebuild-snapshot';
import { DamagedChunk, foldStored } from './snapshot-store';

/** Folds news of documents into the stored snapshot. Safe to repeat, in any order; all of it happens, or nothing. */
export async function foldChanges(changes: readonly Change[]): Promise<void> {
  const news = byChunk(changes);
  try {
    await foldStored({ indexes: [...news.keys()], changesTo: (index) => news.get(index) ?? [] });
  } catch (cause) {
    if (!(cause instanceof DamagedChunk)) throw cause;
    log.error('A chunk of the snapshot is damaged: rebuilding all of it', { path: cause.message });
    await rebuildSnapshot();
  }
}
