import { HOLIDAYS } from '@catalogue/contract/holidays';
import { LIMITS } from '@catalogue/contract/limits';
import { OCCASIONS } from '@catalogue/contract/occasions';
import { SYNONYMS } from '@catalogue/contract/synonyms';
import { describe, expect, it } from 'vitest';
import { checkSettings, contentOf, hasErrors, valuesOf } from './settings-values';

describe('valuesOf', () => {
  it('shows the lists of the code until staff save others', () => {
    const { synonyms, holidays, occasions } = valuesOf(null);
    expect(synonyms).toHaveLength(SYNONYMS.length);
    expect(holidays.map(({ day }) => day)).toEqual([...HOLIDAYS].sort());
    expect(occasions.map(({ title }) => title)).toEqual(OCCASIONS.map(({ title }) => title));
    expect(hasErrors(checkSettings({ synonyms, holidays, occasions }))).toBe(false);
  });

  it('sorts holidays by day', () => {
    const holidays = { '2027-01-26': 'Republic Day', '2026-12-25': 'Christmas' };
    const values = valuesOf({ synonyms: [], holidays, occasions: [], priceAudience: 'everyone', updatedAt: 1, revision: 1 });
    expect(values.holidays.map(({ name }) => name)).toEqual(['Christmas', 'Republic Day']);
  });
});

const DIWALI = { title: 'Diwali', text: 'Hampers', tags: 'Festive, sweets', days: '2027-10-29, 01-01' };

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
      occasions: [
        DIWALI,
        { title: '', text: '', tags: '', days: '' },
        { ...DIWALI, title: '!' },
        DIWALI,
        { ...DIWALI, title: 'Holi', tags: ' , ' },
        { ...DIWALI, title: 'Eid', days: '20 March' },
      ],
    });
    expect(Object.keys(errors.synonyms)).toEqual(['1', '3']);
    expect(errors.holidays).toEqual({ 2: 'Choose a day.', 3: 'This day is on the list already.' });
    expect(Object.keys(errors.occasions)).toEqual(['2', '3', '4', '5']);
  });
});

it('contentOf drops empty rows and trims the others', () => {
  const rows = [
    { day: '2026-12-25', name: ' Christmas ' },
    { day: '', name: '' },
  ];
  const occasions = [{ title: '', text: ' ', tags: '', days: '' }, DIWALI];
  expect(contentOf({ synonyms: [' mug, cup ', '  '], holidays: rows, occasions, priceAudience: 'staff' })).toEqual({
    synonyms: ['mug, cup'],
    holidays: { '2026-12-25': 'Christmas' },
    occasions: [{ id: 'diwali', title: 'Diwali', text: 'Hampers', tags: ['festive', 'sweets'], days: ['2027-10-29', '01-01'] }],
    priceAudience: 'staff',
  });
});
