import { expect, test } from 'vitest';
import { plural } from './plural';

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
  [123456, '1,23,456 products'],
])('%i', (count, text) => expect(plural(count, 'product')).toBe(text));

test('takes an irregular plural', () => {
  expect(plural(1, 'match', 'matches')).toBe('1 match');
  expect(plural(3, 'row was', 'rows were')).toBe('3 rows were');
});
