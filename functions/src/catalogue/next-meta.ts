import { CHANGES_OVERLAP_MS, MAX_REMOVED_LISTED } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import { TRASH_DAYS } from '@catalogue/contract/retention';
import { idOf, millisOf, nounOf, pathOf } from './catalogue-change';
import type { CatalogueChange } from './catalogue-change';

/** How long a removal stays listed, ms. */
const LISTED_MS = TRASH_DAYS * 86_400_000;

type Removed = CatalogueMeta['removed'][number];

/**
 * `meta/catalogue` after a publication.
 *
 * @param now the server's time, milliseconds
 */
export function nextMeta(meta: CatalogueMeta | null, effects: readonly CatalogueChange[], now: number): CatalogueMeta {
  const newest = effects.reduce((latest, { at }) => Math.max(latest, millisOf(at)), meta?.asOf ?? 0);
  if (meta === null) return { version: now, asOf: newest, removedSince: newest, removed: [] };
  const version = meta.version + 1;
  // Devices request only later changes, or the removal is too old to be listed: every device fetches the whole file.
  const tooLate = Math.max(meta.asOf - CHANGES_OVERLAP_MS, now - LISTED_MS);
  if (effects.some(({ at }) => millisOf(at) <= tooLate)) {
    const asOf = Math.max(now, newest, meta.asOf + 1);
    return { version, asOf, removedSince: asOf, removed: [] };
  }
  const { removed, removedSince } = listRemoved(meta, effects, now);
  return { version, asOf: Math.max(newest, removedSince), removedSince, removed };
}

/** Limits the list of removals, which every visit reads; a removal that does not fit moves `removedSince`. */
function listRemoved(
  meta: CatalogueMeta,
  effects: readonly CatalogueChange[],
  now: number,
): Pick<CatalogueMeta, 'removed' | 'removedSince'> {
  const touched = new Set(effects.map(({ path }) => path));
  const all: Removed[] = [
    ...meta.removed.filter(({ noun, id }) => !touched.has(pathOf(noun, id))),
    ...effects
      .filter(({ kind }) => kind === 'delete')
      .map(({ path, at }) => ({ noun: nounOf(path), id: idOf(path), at: millisOf(at) })),
  ].sort((one, other) => other.at - one.at);
  const oldest = now - LISTED_MS;
  const removed = all.slice(0, MAX_REMOVED_LISTED).filter(({ at }) => at >= oldest);
  // The newest removal that is not listed. It may have been published after later changes, so only a copy that is newer by the
  // overlap has certainly applied it.
  const cut = all[removed.length];
  return { removed, removedSince: Math.max(meta.removedSince, cut ? cut.at + CHANGES_OVERLAP_MS : 0) };
}
