import { expect, test } from 'vitest';
import { normalSku, repeatedOption } from './item-number';

test('item numbers are equal without case and outer spaces', () => {
  expect(normalSku(' Ab-1 ')).toBe(normalSku('AB-1'));
  expect(normalSku('AB-1')).not.toBe(normalSku('AB1'));
});

test('options may go without a number, but not share one', () => {
  const options = (...numbers: (string | null)[]) => numbers.map((sku) => ({ sku }));
  expect(repeatedOption(options('A', null, 'B', null, ''))).toBe(-1);
  expect(repeatedOption(options('A', 'B', ' b', 'a'))).toBe(2);
});
