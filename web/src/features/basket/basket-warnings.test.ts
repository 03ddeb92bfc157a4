import { HOLIDAYS } from '@catalogue/contract/holidays';
import { describe, expect, it } from 'vitest';
import type { Absence } from '../enquiry/absent-product';
import { priceOfLine } from './basket-content';
import type { BasketLine } from './baskets';
import { lineWarnings, type BasketProduct } from './basket-warnings';

/** Monday. */
const NOW = Date.UTC(2026, 10, 23, 6);
const line: BasketLine = {
  key: 'mug',
  productId: 'mug',
  title: 'Mug',
  sku: '',
  options: [],
  quantity: '50',
  branding: '',
  note: '',
  offer: { unit: 12_000, source: 'list', gstRate: null, catalogue: 1, at: NOW },
};
const product: BasketProduct = {
  stock: true,
  price: 120,
  discountedPrice: null,
  facets: { minimumQuantity: 50, leadTime: [10, 12], options: [['colour', 'Coral', null, false]] },
};
const warnings = (change: Partial<BasketLine>, of: BasketProduct | undefined = product, neededBy = '') =>
  lineWarnings({ ...line, ...change }, of, neededBy, { now: NOW, holidays: HOLIDAYS, absence: 'gone' });

describe('lineWarnings', () => {
  it('gives no warning for a line that fits', () => {
    expect(warnings({})).toEqual([]);
    expect(warnings({}, product, '2026-12-31')).toEqual([]);
  });

  it('warns of a quantity that is missing, invalid or below the minimum', () => {
    expect(warnings({ quantity: '49' })).toEqual(['Below the smallest order of 50']);
    expect(warnings({ quantity: ' ' })).toEqual(['How many? Leave it open if you do not know yet.']);
    for (const quantity of ['0', '2.5', 'many']) expect(warnings({ quantity })).toEqual(['Whole pieces only']);
  });

  it('warns of a day within the lead time', () => {
    expect(warnings({}, product, '2026-12-08')).toEqual(['Needed by 8 Dec 2026 is inside 10-12 working days']);
    expect(warnings({}, { ...product, facets: { minimumQuantity: 50 } }, '2026-11-24')).toEqual([]);
  });

  it('warns of stock, price and removal', () => {
    expect(warnings({}, { ...product, stock: false })).toEqual(['Out of stock']);
    expect(warnings({ options: [{ kind: 'colour', name: 'Coral' }] })).toEqual(['Out of stock']);
    expect(warnings({}, { ...product, price: 135 })).toEqual(['Price changed since you added it: now ₹135']);
    expect(warnings({}, { ...product, price: null })).toEqual(['Price changed since you added it: now on request']);
  });

  it('warns of an option that the product does not have any more, and states no price', () => {
    const gone: Partial<BasketLine> = { options: [{ kind: 'colour', name: 'Teal' }] };
    expect(warnings(gone)).toEqual(['Teal is not offered any more']);
    expect(priceOfLine({ ...line, ...gone }, product)).toMatchObject({ unit: null, total: null });
  });

  it('reports a product as deleted only when the server confirmed it', () => {
    const absent = (absence: Absence) => lineWarnings(line, undefined, '', { now: NOW, holidays: HOLIDAYS, absence });
    expect(absent('gone')).toEqual(['No longer in the catalogue']);
    expect(absent('asking')).toEqual([]);
    expect(absent('elsewhere')).toEqual(['The catalogue on this device does not have this product']);
  });
});
