import { expect, it } from 'vitest';
import { interleave } from './interleave';

it.each([
  [6, 6, 3, 3],
  [6, 1, 5, 1],
  [1, 6, 1, 5],
  [6, 0, 6, 0],
  [2, 2, 2, 2],
])('gives %i and %i results %i and %i of six places', (enquiries, orders, shownEnquiries, shownOrders) => {
  const list = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word} ${index}`);
  const shared = interleave(list('enquiry', enquiries), list('order', orders), 6);
  expect(shared).toEqual([...list('enquiry', shownEnquiries), ...list('order', shownOrders)]);
});
