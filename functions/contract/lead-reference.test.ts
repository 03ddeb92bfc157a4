import { expect, test } from 'vitest';
import { readReference, referenceOf } from './lead-reference';

test.each([
  ['7F3K2M9', 'Q-7F3K2M9'],
  ['Q7F3K2M9', 'Q-7F3K2M9'],
  [' q-7f3k2m9.', 'Q-7F3K2M9'],
  ['h 7f3k 2m9', 'H-7F3K2M9'],
  ['Q-OOIL123', 'Q-0011123'],
])('%s means %s', (typed, reference) => {
  expect(readReference('quickEnquiry', typed)).toBe(reference);
});

test('a reference without prefix is one of its kind', () => {
  const made = referenceOf('order', Uint8Array.from([0, 31, 63, 4, 5, 6, 255]));
  expect(readReference('order', made.slice(2))).toBe(made);
});

test.each(['', 'Q-7F3', 'asha', 'X-7F3K2M9', '98123 45678'])('%s is no reference', (typed) => {
  expect(readReference('quickEnquiry', typed)).toBeNull();
});
