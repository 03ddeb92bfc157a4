import { byDateAdded, inCategoryOrder } from '@catalogue/contract/category-lists';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOf } from './first-of';

const listed = (id: string) => ({ id, addedDate: id.charCodeAt(0) });
const list = (ids: string) => Array.from(ids, listed);

it.each([
  ['abcd', ''],
  ['dabc', 'd'],
  ['bacd', 'b'],
  ['abdc', 'abd'],
])('of %s are %s', (ordered, first) => {
  expect(firstOf(list(ordered)).join('')).toBe(first);
});

it('restores the stored order, with new products last', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 1 }), (ids) => {
      const ordered = ids.map(listed);
      const withNew = [...ordered, listed('x')].sort(byDateAdded);
      expect(inCategoryOrder(withNew, firstOf(ordered)).map(({ id }) => id)).toEqual([...ids, 'x']);
    }),
  );
});
