import * as v from 'valibot';
import { expect, it } from 'vitest';
import { quantity, quantityError } from './quantity';

const read = (value: unknown) => {
  const { success, output, issues } = v.safeParse(quantity, value);
  return success ? output : issues[0].message;
};

it.each([
  ['', null],
  [undefined, null],
  [50, 50],
  [' 50 ', 50],
  ['1,000', 1_000],
  ['1,00,000', 100_000],
  ['0', 'At least 1'],
  ['12.5', 'Whole pieces only'],
  ['about 50', 'Not a number'],
  ['10000001', 'At most 1,00,00,000'],
  ['9'.repeat(13), 'At most 1,00,00,000'],
])('reads the quantity %j as %j', (typed, result) => expect(read(typed)).toBe(result));

it.each([
  [-5, 'At least 1'],
  ['2.5', 'Whole pieces only'],
  ['', undefined],
  ['50', undefined],
])('says of the quantity %j: %s', (typed, error) => expect(quantityError(typed)).toBe(error));
