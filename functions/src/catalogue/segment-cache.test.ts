import { expect, it } from 'vitest';
import { compressFragment } from './gzip-fragment';
import type { Fragment } from './gzip-fragment';
import { NO_SEGMENTS } from './manifest';
import type { SegmentReference } from './segment';
import { createFragmentCache } from './segment-cache';

it('gives all segments to a reader while another one, with a newer manifest, forgets some of them', async () => {
  const [one, two] = [{ id: 'one' }, { id: 'two' }] as SegmentReference[] as [SegmentReference, SegmentReference];
  const stored = new Map<string, Fragment>([
    ['one', compressFragment('"first"')],
    ['two', compressFragment('"second"')],
  ]);
  let whileReading = (): void => undefined;
  const cache = createFragmentCache((references) => {
    whileReading();
    return Promise.resolve(references.map(({ id }) => stored.get(id) ?? null));
  });
  await cache.get([one], false);
  whileReading = () => cache.keepOnly({ segments: NO_SEGMENTS });
  expect(await cache.get([one, two], false)).toEqual([stored.get('one'), stored.get('two')]);
});
