import { describe, expect, it } from 'vitest';
import { addWorkingDays, workingDaysUntil } from './working-days';

const NONE = new Set<string>();
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** Noon in India. */
const noon = (date: string): number => Date.parse(`${date}T12:00:00+05:30`);

describe('addWorkingDays', () => {
  it('skips weekends', () => {
    // 2026-11-20 is a Friday.
    expect(day(addWorkingDays(noon('2026-11-20'), 1, NONE))).toBe('2026-11-23');
    expect(day(addWorkingDays(noon('2026-11-20'), 6, NONE))).toBe('2026-11-30');
    expect(day(addWorkingDays(noon('2026-11-21'), 1, NONE))).toBe('2026-11-23');
  });

  it('skips holidays', () => {
    expect(day(addWorkingDays(noon('2026-12-24'), 1, new Set(['2026-12-25'])))).toBe('2026-12-28');
  });

  it('counts from the day in India', () => {
    // 20:00 UTC on Thursday is Friday in India.
    expect(day(addWorkingDays(Date.parse('2026-11-19T20:00:00Z'), 1, NONE))).toBe('2026-11-23');
  });

  it('stays on the same day for none', () => {
    expect(day(addWorkingDays(noon('2026-11-21'), 0, NONE))).toBe('2026-11-21');
  });
});

describe('workingDaysUntil', () => {
  it.each([
    ['2026-11-20', 0],
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-11-27', 5],
    ['2026-11-19', -1],
  ])('from a Friday to %s is %i', (until, count) => {
    expect(workingDaysUntil(noon('2026-11-20'), until, NONE)).toBe(count);
  });

  it('is the inverse of addWorkingDays', () => {
    const holidays = new Set(['2026-12-25']);
    for (let count = 0; count < 40; count += 1) {
      const until = day(addWorkingDays(noon('2026-11-25'), count, holidays));
      expect(workingDaysUntil(noon('2026-11-25'), until, holidays)).toBe(count);
    }
  });
});
