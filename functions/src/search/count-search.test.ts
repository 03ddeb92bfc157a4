import { MAX_FAILED_SEARCHES } from '@catalogue/contract/entities/failed-searches';
import { expect, it } from 'vitest';
import { countSearch } from './count-search';

const search = (words: string, count: number, lastDay = '2026-11-01') => ({ words, count, lastDay });

it('counts a search again, and remembers the day', () => {
  const before = [search('surahi', 2), search('matka', 1)];
  expect(countSearch(before, 'surahi', '2026-11-22')).toEqual([search('matka', 1), search('surahi', 3, '2026-11-22')]);
});

it('drops the rarest and oldest search of a full list', () => {
  const full = Array.from({ length: MAX_FAILED_SEARCHES }, (_, index) => search(`w${index}`, 2));
  full[7] = search('rare', 1, '2026-11-02');
  full[9] = search('rare and old', 1, '2026-10-01');
  const counted = countSearch(full, 'new', '2026-11-22');
  expect(counted).toHaveLength(MAX_FAILED_SEARCHES);
  const words = counted.map((one) => one.words);
  expect(words).toContain('rare');
  expect(words).toContain('new');
  expect(words).not.toContain('rare and old');
});
