import { expect, it } from 'vitest';
import { formatIsoDay, formatMoney } from './format';

it.each([
  [1_250, '₹1,250'],
  [12.5, '₹12.50'],
  [7_319.37, '₹7,319.37'],
  [1_234_567.5, '₹12,34,567.50'],
])('formatMoney writes %d as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it.each([
  ['2026-12-18', '18 Dec 2026'],
  ['2026-13-45', '2026-13-45'],
  ['', ''],
])('formatIsoDay writes "%s" as "%s"', (isoDay, text) => {
  expect(formatIsoDay(isoDay)).toBe(text);
});
