import { describe, expect, it } from 'vitest';
import { CHANGES_OVERLAP_MS, MAX_REMOVED_LISTED } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import { TRASH_DAYS } from '@catalogue/contract/retention';
import { productPath } from '../../../tests/fixtures/memory-publish-store';
import { productFields } from '../../../tests/fixtures/product-fields';
import { changeOf, type CatalogueChange } from './catalogue-change';
import { nextMeta } from './next-meta';

describe('nextMeta', () => {
  const meta: CatalogueMeta = { version: 10, asOf: 1_000_000, removedSince: 0, removed: [] };
  const removal = (id: string, at: number): CatalogueChange => ({ kind: 'delete', path: productPath(id), at: at * 1_000 });

  it('lists a bounded number of removals and says since when it lists all', () => {
    const effects = Array.from({ length: MAX_REMOVED_LISTED + 3 }, (_, index) => removal(`p${index}`, 2_000_000 + index));
    const next = nextMeta(meta, effects, 3_000_000);
    expect(next.removed).toHaveLength(MAX_REMOVED_LISTED);
    expect(next.removed.at(-1)?.at).toBe(2_000_003);
    expect(next.removedSince).toBe(2_000_002 + CHANGES_OVERLAP_MS);
    // A copy made now is not too old.
    expect(next.asOf).toBeGreaterThanOrEqual(next.removedSince);
  });

  it('forgets removals older than TRASH_DAYS, and moves removedSince past them', () => {
    const old = nextMeta(meta, [removal('a', 2_000_000)], 2_000_001);
    const later = 2_000_001 + TRASH_DAYS * 86_400_000;
    const next = nextMeta(old, [removal('b', later)], later);
    expect(next.removed.map(({ id }) => id)).toEqual(['b']);
    expect(next.removedSince).toBe(2_000_000 + CHANGES_OVERLAP_MS);
  });

  it('takes a restored product off the list of removals', () => {
    const removed = nextMeta(meta, [removal('a', 2_000_000)], 2_000_001);
    const { content } = changeOf(productPath('a'), 1, productFields(), () => 'everyone');
    if (content === null) throw new Error('The sample is not public');
    const restored = nextMeta(removed, [{ kind: 'upsert', path: productPath('a'), at: 2_100_000_000, content }], 2_100_001);
    expect(restored.removed).toEqual([]);
    expect(restored.version).toBe(12);
  });

  it('makes every device fetch the whole file when a change is older than the overlap of their requests', () => {
    const next = nextMeta(meta, [removal('a', meta.asOf - CHANGES_OVERLAP_MS)], 5_000_000);
    expect(next).toEqual({ version: 11, asOf: 5_000_000, removedSince: 5_000_000, removed: [] });
  });
});
