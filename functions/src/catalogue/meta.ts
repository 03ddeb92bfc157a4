import { CHANGES_OVERLAP_MS, MAX_REMOVED_LISTED } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import { TRASH_DAYS } from '@catalogue/contract/limits';
import { idOf, millisOf, nounOf, pathOf } from './entry';
import type { Effect } from './fold';

/** For how long a removal stays listed, ms. */
const LISTED_MS = TRASH_DAYS * 86_400_000;

type Removed = CatalogueMeta['removed'][number];

/**
 * `meta/catalogue` after a fold that changed the public catalogue.
 *
 * @param now the server's time, milliseconds
 */
export function nextMeta(meta: CatalogueMeta | null, effects: readonly Effect[], now: number): CatalogueMeta {
  const newest = Math.max(...effects.map(({ at }) => millisOf(at)), meta?.asOf ?? 0);
  if (meta === null) return { version: now, asOf: newest, removedSince: newest, removed: [] };
  const version = meta.version + 1;
  // A change that no device would ask for any more, because it asks from later on, or a removal too old to be listed:
  // every copy starts over.
  const tooLate = Math.max(meta.asOf - CHANGES_OVERLAP_MS, now - LISTED_MS);
  if (effects.some(({ at }) => millisOf(at) <= tooLate)) {
    const asOf = Math.max(now, newest, meta.asOf + 1);
    return { version, asOf, removedSince: asOf, removed: [] };
  }
  const { removed, removedSince } = listRemoved(meta, effects, now);
  return { version, asOf: Math.max(newest, removedSince), removedSince, removed };
}

/** Keeps the list of removals short enough to be read with every visit; what no longer fits moves `removedSince`. */
function listRemoved(
  meta: CatalogueMeta,
  effects: readonly Effect[],
  now: number,
): Pick<CatalogueMeta, 'removed' | 'removedSince'> {
  const touched = new Set(effects.map(({ path }) => path));
  const all: Removed[] = [
    ...meta.removed.filter(({ noun, id }) => !touched.has(pathOf(noun, id))),
    ...effects
      .filter(({ kind }) => kind === 'removed')
      .map(({ path, at }) => ({ noun: nounOf(path), id: idOf(path), at: millisOf(at) })),
  ].sort((one, other) => other.at - one.at);
  const oldest = now - LISTED_MS;
  const removed = all.slice(0, MAX_REMOVED_LISTED).filter(({ at }) => at >= oldest);
  // The newest that is cut is the first one behind those that are kept. It may have been folded after later changes, so
  // a copy must be that much newer to have heard of it for certain.
  const cut = all[removed.length];
  return { removed, removedSince: Math.max(meta.removedSince, cut ? cut.at + CHANGES_OVERLAP_MS : 0) };
}
