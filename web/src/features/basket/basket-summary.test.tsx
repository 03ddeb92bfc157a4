import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BasketSummary } from './basket-summary';
import type { BasketLine } from './baskets';
import { sampleLine } from './sample-line';

const products: Record<string, ProductSummary> = {
  mug: { id: 'mug', price: 100, discountedPrice: null } as ProductSummary,
  trophy: { id: 'trophy', price: null, discountedPrice: null } as ProductSummary,
};
const summaryOf = (...lines: BasketLine[]): string =>
  renderToStaticMarkup(<BasketSummary lines={lines} productOf={(id) => products[id]} now={0} holidays={new Set()} />);
const mug = sampleLine('mug');

it('sums up the lines whose price is known, and counts the others', () => {
  const html = summaryOf(mug, sampleLine('trophy'), { ...mug, key: 'open', quantity: '' });
  expect(html).toContain('3 products, 100 pieces');
  expect(html).toContain('₹5,000');
  expect(html).toContain('2 products without a price or pieces: not in the sum.');
});

it('is on request without a known price', () => {
  const html = summaryOf(sampleLine('trophy'));
  expect(html).toContain('on request');
  expect(html).not.toContain('₹');
});

it('counts one piece, and leaves pieces out while all are open', () => {
  expect(summaryOf({ ...mug, quantity: '1' })).toContain('1 product, 1 piece<');
  expect(summaryOf({ ...mug, quantity: '' })).toContain('1 product<');
});
