import { expect, it, vi } from 'vitest';
import { countSpam } from './count-spam';

let revisions: number[] = [];

/** A query of Firestore that finds the leads of `revisions`. */
const query = {
  where: () => query,
  select: () => query,
  limit: (most: number) => ({
    get: () => Promise.resolve({ docs: revisions.slice(0, most).map((revision) => ({ get: () => revision })) }),
  }),
  count: () => ({ get: () => Promise.resolve({ data: () => ({ count: revisions.length }) }) }),
};
vi.mock('../platform/firestore', () => ({
  firestore: () => ({ collection: () => query }),
  Timestamp: { fromMillis: (at: number) => at },
}));

it.each([
  ['none', [], 0],
  ['those of the intake', [1, 1], 2],
  ['none that staff marked as spam', [2, 1, 5], 1],
  ['all of a flood', Array.from({ length: 1_000 }, () => 1), 1_000],
])('counts %s', async (_, found, expected) => {
  revisions = found;
  expect(await countSpam('order', 0, 1)).toBe(expected);
});
