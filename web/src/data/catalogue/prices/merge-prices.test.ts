import { expect, it } from 'vitest';
import { parseDetails, parseSnapshot } from '../snapshot';
import { priceMerger } from './merge-prices';

const product = (id: string, more: object) => ({
  ...{ id, title: id, sku: null, price: null, discountedPrice: null, stock: true, categoryId: null, picture: null },
  ...{ addedDate: 1, updatedAt: 1, revision: 1, ...more },
});
const hidden = (audience: 'signedIn' | 'staff' | 'nobody') => ({
  ...{ audience, price: 7319.37, discountedPrice: null, options: [] },
  priceBreaks: [[50, 7319.37]] as [number, number | null][],
});
const snapshot = parseSnapshot({
  ...{ format: 1, version: 1, asOf: 1, categories: [], banners: [] },
  products: [
    product('open', { price: 10 }),
    product('mine', { pricesFor: 'signedIn', facets: { tag: ['eco'] } }),
    product('nobodys', { pricesFor: 'nobody' }),
    product('moved', { pricesFor: 'staff' }),
  ],
});
const details = parseDetails({
  ...{ format: 1, version: 1, asOf: 1 },
  details: { mine: { description: '', quantity: 1, placeholder: null } },
});
const prices = new Map([
  ['open', hidden('signedIn')],
  ['mine', hidden('signedIn')],
  ['nobodys', hidden('nobody')],
  // Fetched before staff limited it further.
  ['moved', hidden('signedIn')],
]);

it('shows the prices whose audience is the published one', () => {
  const merge = priceMerger(prices);
  const merged = merge(snapshot, details);
  const priceOf = (id: string) => merged.snapshot?.products.get(id)?.price;
  expect(['open', 'mine', 'nobodys', 'moved'].map(priceOf)).toEqual([10, 7319.37, null, null]);
  expect(merged.snapshot?.products.get('mine')?.facets).toEqual({ tag: ['eco'], priceBreaks: [[50, 7319.37]] });
  if (!merged.snapshot || !merged.details) throw new Error('Nothing was merged');
  // Merged objects stay identical, so that pages do not render again.
  expect(merge(merged.snapshot, merged.details)).toEqual(merged);
  expect(merge(merged.snapshot, merged.details).snapshot).toBe(merged.snapshot);
});

it('removes them from the stored copy, and when the session ends', () => {
  const merged = priceMerger(prices)(snapshot, details);
  if (!merged.snapshot) throw new Error('Nothing was merged');
  const after = priceMerger(new Map())(merged.snapshot, merged.details);
  expect(after).toEqual({ snapshot, details });
});
