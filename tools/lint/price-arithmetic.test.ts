import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { parser } from 'typescript-eslint';
import { priceArithmetic } from './price-arithmetic';

const violationsOf = (code: string, file = 'web/src/features/basket/sum.ts'): number =>
  new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser },
      plugins: { catalogue: { rules: { 'price-arithmetic': priceArithmetic } } },
      rules: { 'catalogue/price-arithmetic': 'error' },
    },
    file,
  ).length;

test.each([
  'quantity * product.price',
  'price * pieces',
  'sum + (line.price ?? 0)',
  'quantity * paiseOf(amount)',
  'offer.unit! * 3',
  'sum += discountedPrice',
  'product.price * 1.18',
])('arithmetic on a price fails: %s', (code) => {
  expect(violationsOf(code)).toBe(1);
});

test.each(['price === null', 'one.price > other.price', 'pieces * 2', 'priceOf(product, [], 3).total', '`${price} each`'])(
  'everything else passes: %s',
  (code) => {
    expect(violationsOf(code)).toBe(0);
  },
);

test('contract/prices.ts may compute', () => {
  expect(violationsOf('quantity * price', 'functions/contract/prices.ts')).toBe(0);
});
