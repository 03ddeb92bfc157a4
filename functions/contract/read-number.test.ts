import { expect, it } from 'vitest';
import { readNumber } from './read-number';

it.each([
  ['1,250.50', 1250.5],
  ['1,25,000', 125000],
  ['1.250,50', 1250.5],
  ['12,50', 12.5],
  ['1,250', 1250],
  ['₹ 1250', 1250],
  ['Rs. 560/-', 560],
  ['INR 99.9', 99.9],
  ['cheap', null],
  ['', null],
])('reads the number %s', (cell, value) => {
  expect(readNumber(cell)).toBe(value);
});
