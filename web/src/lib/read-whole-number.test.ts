import { expect, it } from 'vitest';
import { readQueryNumber, readWholeNumber } from './read-whole-number';

it.each([
  ['500', 500],
  [' 500 ', 500],
  ['1,000', 1_000],
  ['1,00,000', 100_000],
  ['₹500', 500],
  ['Rs. 560/-', 560],
  ['0', null],
  ['-5', null],
  ['12.5', null],
  ['1e400', null],
  ['about 500', null],
  ['', null],
])('readWholeNumber("%s") is %s', (text, number) => expect(readWholeNumber(text)).toBe(number));

it.each([
  ['500', 500],
  ['1,000', null],
  ['0500', null],
  ['0', null],
  ['12.5', null],
  ['1234567890', null],
  ['', null],
  [null, null],
])('readQueryNumber(%o) is %s', (value, number) => expect(readQueryNumber(value)).toBe(number));
