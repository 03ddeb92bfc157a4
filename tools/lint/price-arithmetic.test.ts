import { expect, test } from 'vitest';
import { violationsOf } from './lint-files';

const ARITHMETIC = [
  'quantity * product.price',
  'price * pieces',
  'sum + (line.price ?? 0)',
  'quantity * paiseOf(amount)',
  'offer.unit! * 3',
  'sum += discountedPrice',
  'product.price * 1.18',
];

const ELSE = ['price === null', 'one.price > other.price', 'pieces * 2', 'priceOf(product, [], 3).total', '`${price} each`'];

const countsIn = (file: string, lines: readonly string[]): number[] =>
  violationsOf(
    'price-arithmetic',
    lines.map((code) => ({ file, code })),
  ).map(({ length }) => length);

test('arithmetic on a price fails, everything else passes', () => {
  const counts = countsIn('web/src/features/basket/sum.ts', [...ARITHMETIC, ...ELSE]);
  expect(counts).toEqual([...ARITHMETIC.map(() => 1), ...ELSE.map(() => 0)]);
});

test('contract/prices.ts may compute', () => {
  expect(countsIn('functions/contract/prices.ts', ['quantity * price'])).toEqual([0]);
});
