import { expect, it } from 'vitest';
import { hasMoreText } from './show-hooks';

it('a text has more above and below until it is scrolled to that end', () => {
  const text = (scrollTop: number, scrollHeight = 300) => ({ scrollTop, clientHeight: 200, scrollHeight });
  expect([hasMoreText(text(0), -1), hasMoreText(text(0), 1)]).toEqual([false, true]);
  expect([hasMoreText(text(40), -1), hasMoreText(text(40), 1)]).toEqual([true, true]);
  expect([hasMoreText(text(99.6), -1), hasMoreText(text(99.6), 1)]).toEqual([true, false]);
  expect([hasMoreText(text(0, 200), -1), hasMoreText(text(0, 200), 1)]).toEqual([false, false]);
});
