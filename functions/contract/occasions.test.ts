import { describe, expect, it } from 'vitest';
import { byNextDay, nextDayOf, OCCASIONS, occasionId } from './occasions';

describe('occasions', () => {
  it('fall on their next day: every year, or on the days that are listed', () => {
    expect(nextDayOf({ days: ['01-01'] }, '2026-11-25')).toBe('2027-01-01');
    expect(nextDayOf({ days: ['01-01'] }, '2027-01-01')).toBe('2027-01-01');
    expect(nextDayOf({ days: ['2028-10-17', '2026-11-08', '2027-10-29'] }, '2026-11-25')).toBe('2027-10-29');
    expect(nextDayOf({ days: ['2026-11-08'] }, '2026-11-25')).toBeNull();
    expect(nextDayOf({ days: [] }, '2026-11-25')).toBeNull();
  });

  it('stand by their next day, those without one last, in the order of staff', () => {
    expect(byNextDay(OCCASIONS, '2026-11-25').map(({ id }) => id)).toEqual([
      'new-year',
      'womens-day',
      'diwali',
      'joining',
      'work-anniversary',
      'farewell',
      'conference',
    ]);
  });

  it('have an id from their title', () => {
    expect(['Women’s Day', "  Women's  Day! ", 'Café 25'].map(occasionId)).toEqual(['womens-day', 'womens-day', 'cafe-25']);
  });
});
