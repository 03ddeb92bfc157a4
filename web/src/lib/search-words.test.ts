import { expect, test } from 'vitest';
import { hasWords, searchableText, searchWordsOf } from './search-words';

const text = searchableText("Women's Steel Bottle 1.5L DRK-01 Café");

test.each(['drk01', 'DRK-01', 'drk 01', 'bottles', 'women’s', 'womens', 'cafe', 'steel, bottle', '1.5l', 'ott', '-'])(
  '%s is found',
  (typed) => {
    expect(hasWords(text, searchWordsOf(typed))).toBe(true);
  },
);

test.each(['drk02', 'steel cups', 'rk-1', 'steelbottle'])('%s is not found', (typed) => {
  expect(hasWords(text, searchWordsOf(typed))).toBe(false);
});
