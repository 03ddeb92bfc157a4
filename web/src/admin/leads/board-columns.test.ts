import { expect, test } from 'vitest';
import { columnCount, columnsOf, hasBoard } from './board-columns';

test('a board has a column for each status that the filter lets through, and for found leads', () => {
  const all = ['new', 'contacted', 'quoted', 'won', 'lost'];
  for (const filter of ['all', 'mine', 'incomplete'] as const) expect(columnsOf(filter, [])).toEqual(all);
  expect(columnsOf('quoted', [{ status: 'quoted' }])).toEqual(['quoted']);
  expect(columnsOf('all', [{ status: 'spam' }, { status: 'new' }])).toEqual([...all, 'spam']);
  expect(['all', 'new', 'spam', 'merged'].filter((filter) => hasBoard(filter as 'all'))).toEqual(['all', 'new']);
});

test('a column counts the leads on the server, not only the loaded ones', () => {
  expect(columnCount(50, 5_000, true)).toBe('50 of 5,000');
  expect(columnCount(50, undefined, true)).toBe('50+');
  expect(columnCount(3, 3, true)).toBe('3');
  expect(columnCount(3, undefined, false)).toBe('3');
  // The server's count may be some seconds old.
  expect(columnCount(4, 3, true)).toBe('4');
  expect(columnCount(2, 3, false)).toBe('2');
});
