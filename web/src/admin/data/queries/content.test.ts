import { expect, it } from 'vitest';
import { keepNewestRevisions } from './content';

const NONE = new Set<string>();
const row = (id: string, revision: number) => ({ id, revision });

it('keeps rows that an answer briefly lacks, and rows that are newer than a late answer', () => {
  const newest = keepNewestRevisions();
  expect(newest([row('a', 2), row('b', 1)], NONE)).toEqual([row('a', 2), row('b', 1)]);
  expect(newest([], NONE)).toEqual([row('a', 2), row('b', 1)]);
  expect(newest([row('a', 1), row('b', 3)], NONE)).toEqual([row('a', 2), row('b', 3)]);
});

it('shows what is unsent, and forgets it when the server refused it', () => {
  const newest = keepNewestRevisions();
  newest([row('a', 2)], NONE);
  expect(newest([row('a', 3)], new Set(['a']))).toEqual([row('a', 3)]);
  expect(newest([row('a', 2)], NONE)).toEqual([row('a', 2)]);
});
