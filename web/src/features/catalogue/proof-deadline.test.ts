import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { expect, it } from 'vitest';
import { addProductionDays } from '../../lib/production-days';
import { COURIER_DAYS, proofDeadline } from './proof-deadline';

const HOLIDAYS = new Set(['2026-12-25']);
const product = (id: string, days: number, minimumQuantity: number, stock = true): ProductSummary => ({
  ...{ id, title: id, sku: null, price: 1, discountedPrice: null, categoryId: null, picture: null },
  ...{ stock, addedDate: 1, updatedAt: 1, revision: 1, facets: { leadTime: [1, days], minimumQuantity } },
});
const ALL = [product('quick', 6, 10), product('slow', 12, 100), product('gone', 40, 1, false)];
const dayOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString().slice(0, 10));

it('counts lead time, courier and holidays back from the day, for what can be ordered in the pieces', () => {
  const all = proofDeadline(ALL, null, '2027-01-01', HOLIDAYS);
  expect(dayOf(all)).toBe('2026-12-09');
  expect(dayOf(addProductionDays(all ?? 0, 12 + COURIER_DAYS, HOLIDAYS))).toBe('2027-01-01');
  expect(dayOf(proofDeadline(ALL, 50, '2027-01-01', HOLIDAYS))).toBe('2026-12-17');
  expect(proofDeadline(ALL, 5, '2027-01-01', HOLIDAYS)).toBeNull();
});

it('ends on a production day', () => {
  // A Sunday.
  expect(dayOf(proofDeadline([product('now', 0, 1)], null, '2027-01-10', HOLIDAYS))).toBe('2027-01-04');
});
