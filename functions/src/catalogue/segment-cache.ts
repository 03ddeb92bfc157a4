import { log } from '../platform/log';
import { EMPTY_FRAGMENT, readFragment } from './gzip-fragment';
import type { Fragment } from './gzip-fragment';
import { segmentIdsOf } from './manifest';
import type { Manifest } from './manifest';
import type { SegmentReference } from './segment';

/** A segment was replaced and deleted since its manifest was read. */
export class SegmentGone extends Error {
  override name = 'SegmentGone';
}

type ReadFragments = (references: readonly SegmentReference[]) => Promise<(Fragment | null)[]>;

export interface FragmentCache {
  /**
   * Fragments of the segments, in their order. Reads only those that are not held. A damaged one is empty until the publisher has
   * restored it, since all others must still be served.
   *
   * @param skipMissing whether a missing segment is empty, too
   * @throws SegmentGone
   */
  get: (references: readonly SegmentReference[], skipMissing: boolean) => Promise<Fragment[]>;
  /** Forgets segments that are no longer part of the catalogue. */
  keepOnly: (current: Pick<Manifest, 'segments'>) => void;
}

/** A cache in memory, one per instance and kind of fragment. */
export function createFragmentCache(read: ReadFragments): FragmentCache {
  const held = new Map<string, Fragment>();
  return {
    async get(references, skipMissing) {
      // `keepOnly` of a caller with another manifest may forget what was held, while this one reads.
      const ids = new Set(references.map(({ id }) => id));
      const found = new Map([...held].filter(([id]) => ids.has(id)));
      const wanted = references.filter(({ id }) => !found.has(id));
      const answers = wanted.length === 0 ? [] : await read(wanted);
      for (const [index, { id }] of wanted.entries()) {
        const fragment = answers[index] ?? null;
        if (fragment === null && !skipMissing) throw new SegmentGone(id);
        const isWhole = fragment !== null && isReadable(fragment);
        if (!isWhole) log.error('A segment of the catalogue cannot be read', { path: `snapshots/${id}` });
        found.set(id, isWhole ? fragment : EMPTY_FRAGMENT);
        held.set(id, isWhole ? fragment : EMPTY_FRAGMENT);
      }
      return references.map(({ id }) => found.get(id) ?? EMPTY_FRAGMENT);
    },
    keepOnly(current) {
      const ids = segmentIdsOf(current);
      for (const id of held.keys()) if (!ids.has(id)) held.delete(id);
    },
  };
}

function isReadable(fragment: Fragment): boolean {
  try {
    readFragment(fragment);
    return true;
  } catch {
    return false;
  }
}
