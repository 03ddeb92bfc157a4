import { describe, expect, it } from 'vitest';
import { addProductionDays, productionDaysUntil } from './production-days';

const NONE = new Set<string>();
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** Noon in India. */
const noon = (date: string): number => Date.parse(`${date}T12:00:00+05:30`);

describe('addProductionDays', () => {
  it('skips weekends', () => {
    // 2026-11-20 is a Friday.
    expect(day(addProductionDays(noon('2026-11-20'), 1, NONE))).toBe('2026-11-23');
    expect(day(addProductionDays(noon('2026-11-20'), 6, NONE))).toBe('2026-11-30');
    expect(day(addProductionDays(noon('2026-11-21'), 1, NONE))).toBe('2026-11-23');
  });

  it('skips holidays', () => {
    expect(day(addProductionDays(noon('2026-12-24'), 1, new Set(['2026-12-25'])))).toBe('2026-12-28');
  });

  it('counts from the day in India', () => {
    // 20:00 UTC on Thursday is Friday in India.
    expect(day(addProductionDays(Date.parse('2026-11-19T20:00:00Z'), 1, NONE))).toBe('2026-11-23');
  });

  it('stays on the same day for none', () => {
    expect(day(addProductionDays(noon('2026-11-21'), 0, NONE))).toBe('2026-11-21');
  });
});

describe('productionDaysUntil', () => {
  it.each([
    ['2026-11-20', 0],
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-11-27', 5],
    ['2026-11-19', -1],
  ])('from a Friday to %s is %i', (until, count) => {
    expect(productionDaysUntil(noon('2026-11-20'), until, NONE)).toBe(count);
  });

  it('is the inverse of addProductionDays', () => {
    const holidays = new Set(['2026-12-25']);
    for (let count = 0; count < 40; count += 1) {
      const until = day(addProductionDays(noon('2026-11-25'), count, holidays));
      expect(productionDaysUntil(noon('2026-11-25'), until, holidays)).toBe(count);
    }
  });
});
