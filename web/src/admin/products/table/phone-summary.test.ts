import { expect, it } from 'vitest';
import { phoneSummary } from './phone-summary';

const row = { facets: { minimumQuantity: 1_200 }, addedDate: Date.UTC(2026, 10, 12, 12) };

it('names category, minimum and date, but not the columns that are hidden', () => {
  expect(phoneSummary(row, 'Drinkware', [])).toBe(' · Drinkware, from 1,200, 12 Nov 2026');
  expect(phoneSummary(row, 'Drinkware', ['category', 'price'])).toBe(' · from 1,200, 12 Nov 2026');
  expect(phoneSummary(row, undefined, ['minimum'])).toBe(' · 12 Nov 2026');
  expect(phoneSummary(row, 'Drinkware', ['category', 'minimum', 'date'])).toBe('');
});
