import { expect, it } from 'vitest';
import { addViewedProduct, clearViewedProducts, viewedProducts, withViewed } from './recently-viewed';

it('lists each product once, the last viewed first', () => {
  expect(withViewed(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
  expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
});

it('holds twelve', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `p${index}`);
  expect(withViewed(ids, 'new')).toEqual(['new', ...ids.slice(0, 11)]);
});

it('is stored on the device and can be cleared', async () => {
  await addViewedProduct('a');
  await addViewedProduct('b');
  expect(await viewedProducts()).toEqual(['b', 'a']);
  await clearViewedProducts();
  expect(await viewedProducts()).toEqual([]);
});
