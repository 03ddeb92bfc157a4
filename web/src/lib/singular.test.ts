import { expect, test } from 'vitest';
import { singular } from './singular';

test.each([
  ['bottles', 'bottle'],
  ['diaries', 'diary'],
  ['boxes', 'box'],
  ['watches', 'watch'],
  ['glasses', 'glass'],
  ['glass', 'glass'],
  ['brass', 'brass'],
  ['bus', 'bus'],
  ['pens', 'pen'],
])('the singular of %s is %s', (word, expected) => {
  expect(singular(word)).toBe(expected);
});

test('keeps words that are no plural', () => {
  for (const word of ['drk', 'ss304', 'chassis', 'steel']) expect(singular(word)).toBe(word);
});
