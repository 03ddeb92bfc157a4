import { expect, test } from 'vitest';
import { endOfDay, readDay } from './iso-day';

test('reads a day, and nothing else', () => {
  expect(readDay('2026-12-18')).toBe('2026-12-18');
  for (const text of [null, '', '18.12.2026', '2026-12', '2026-13-40', '2026-12-18T10:00', '<b>'])
    expect(readDay(text)).toBeNull();
});

test('a day ends where the visitor is', () => {
  expect(new Date(endOfDay('2026-12-18')).getDate()).toBe(18);
  expect(endOfDay('2026-12-19') - endOfDay('2026-12-18')).toBe(86_400_000);
});
