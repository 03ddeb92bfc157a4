import { HOLIDAYS } from '@catalogue/contract/holidays';
import { LIMITS } from '@catalogue/contract/limits';
import { SYNONYMS } from '@catalogue/contract/synonyms';
import { describe, expect, it } from 'vitest';
import { checkSettings, contentOf, hasErrors, valuesOf } from './settings-values';

describe('valuesOf', () => {
  it('shows the lists of the code until staff save others', () => {
    const { synonyms, holidays } = valuesOf(null);
    expect(synonyms).toHaveLength(SYNONYMS.length);
    expect(holidays.map(({ day }) => day)).toEqual([...HOLIDAYS].sort());
    expect(hasErrors(checkSettings({ synonyms, holidays }))).toBe(false);
  });

  it('sorts holidays by day', () => {
    const holidays = { '2027-01-26': 'Republic Day', '2026-12-25': 'Christmas' };
    const values = valuesOf({ synonyms: [], holidays, priceAudience: 'everyone', updatedAt: 1, revision: 1 });
    expect(values.holidays.map(({ name }) => name)).toEqual(['Christmas', 'Republic Day']);
  });
});

describe('checkSettings', () => {
  it('names the rows that are wrong, and accepts empty ones', () => {
    const errors = checkSettings({
      synonyms: ['mug, cup', 'mug', '', 'x '.repeat(LIMITS.synonymGroup)],
      holidays: [
        { day: '2026-12-25', name: 'Christmas' },
        { day: '', name: '' },
        { day: '', name: 'Diwali' },
        { day: '2026-12-25', name: 'Again' },
      ],
    });
    expect(Object.keys(errors.synonyms)).toEqual(['1', '3']);
    expect(errors.holidays).toEqual({ 2: 'Choose a day.', 3: 'This day is on the list already.' });
  });
});

it('contentOf drops empty rows and trims the others', () => {
  const rows = [
    { day: '2026-12-25', name: ' Christmas ' },
    { day: '', name: '' },
  ];
  expect(contentOf({ synonyms: [' mug, cup ', '  '], holidays: rows, priceAudience: 'staff' })).toEqual({
    synonyms: ['mug, cup'],
    holidays: { '2026-12-25': 'Christmas' },
    priceAudience: 'staff',
  });
});
