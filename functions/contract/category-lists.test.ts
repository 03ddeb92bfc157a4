import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inCategoryOrder } from './category-lists';

const products = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('puts the named products first, and leaves the others in their order', () => {
  expect(idsOf(inCategoryOrder(products, ['d', 'b']))).toEqual(['d', 'b', 'a', 'c']);
  expect(idsOf(inCategoryOrder(products, undefined))).toEqual(['a', 'b', 'c', 'd']);
});

it('neither loses nor repeats a product, for any named products', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'gone')), (named) => {
      expect(idsOf(inCategoryOrder(products, named)).sort()).toEqual(['a', 'b', 'c', 'd']);
    }),
  );
});
