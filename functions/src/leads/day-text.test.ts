import { expect, it } from 'vitest';
import { dayText } from './day-text';

it.each([
  ['2026-12-18', '18 Dec 2026'],
  ['2027-01-01', '1 Jan 2027'],
  ['2026-13-45', '2026-13-45'],
  ['', ''],
])('dayText shows "%s" as "%s"', (isoDay, text) => {
  expect(dayText(isoDay)).toBe(text);
});
