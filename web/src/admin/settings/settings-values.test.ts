import { COMPANY } from '@catalogue/contract/company';
import { HOLIDAYS } from '@catalogue/contract/holidays';
import { LIMITS } from '@catalogue/contract/limits';
import { OCCASIONS } from '@catalogue/contract/occasions';
import { SYNONYMS } from '@catalogue/contract/synonyms';
import { DEFAULT_SITE_SETTINGS } from '@catalogue/contract/entities/site-settings';
import { describe, expect, it } from 'vitest';
import { checkSettings, contentOf, valuesOf, wrongField } from './settings-values';

describe('valuesOf', () => {
  it('shows the lists of the code until staff save others', () => {
    const { synonyms, holidays, occasions, ...rest } = valuesOf(null);
    expect(synonyms).toHaveLength(SYNONYMS.length);
    expect(holidays.map(({ day }) => day)).toEqual([...HOLIDAYS].sort());
    expect(occasions.map(({ title }) => title)).toEqual(OCCASIONS.map(({ title }) => title));
    expect(wrongField(checkSettings({ synonyms, holidays, occasions, ...rest }))).toBeNull();
  });

  it('sorts holidays by day', () => {
    const holidays = { '2027-01-26': 'Republic Day', '2026-12-25': 'Christmas' };
    const values = valuesOf({ ...DEFAULT_SITE_SETTINGS, holidays, updatedAt: 1, revision: 1 });
    expect(values.holidays.map(({ name }) => name)).toEqual(['Christmas', 'Republic Day']);
  });
});

const DIWALI = { title: 'Diwali', text: 'Hampers', tags: 'Festive, sweets', days: '2027-10-29, 01-01' };

describe('checkSettings', () => {
  it('names the rows that are wrong, and accepts empty ones', () => {
    const errors = checkSettings({
      ...valuesOf(null),
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
    expect(wrongField(errors)).toBe('synonyms');
  });

  it('names messages without a name or with a field that does not exist, and hours that end too early', () => {
    const hi = { name: 'Hi', status: null, text: 'Hello {name}' };
    const errors = checkSettings({
      ...valuesOf(null),
      templates: [hi, hi, { ...hi, name: '' }, { ...hi, name: 'Who', text: '{nmae}' }, { name: '', status: null, text: '' }],
      workingHours: { days: [1], from: '18:00', to: '10:00' },
    });
    expect(errors.templates).toEqual({
      1: 'Another message has this name.',
      2: 'Give it a name and a text.',
      3: 'There is no {nmae}. See the list above.',
    });
    expect(errors.workingHours[0]).toMatch(/at least one day/);
    const open = { ...valuesOf(null), workingHours: { days: [1], from: '', to: '10:00' } };
    expect(wrongField(checkSettings(open))).toBe('workingHours');
  });
});

it('contentOf drops empty rows and trims the others', () => {
  const rows = [
    { day: '2026-12-25', name: ' Christmas ' },
    { day: '', name: '' },
  ];
  const occasions = [{ title: '', text: ' ', tags: '', days: '' }, DIWALI];
  const templates = [
    { name: ' Hi ', status: null, text: ' Hello ' },
    { name: ' ', status: 'new' as const, text: '' },
  ];
  const workingHours = { days: [1, 5], from: '09:30', to: '17:00' };
  const { company } = valuesOf(null);
  const synonyms = [' mug, cup ', '  '];
  expect(contentOf({ synonyms, holidays: rows, occasions, templates, workingHours, priceAudience: 'staff', company })).toEqual({
    synonyms: ['mug, cup'],
    holidays: { '2026-12-25': 'Christmas' },
    occasions: [{ id: 'diwali', title: 'Diwali', text: 'Hampers', tags: ['festive', 'sweets'], days: ['2027-10-29', '01-01'] }],
    priceAudience: 'staff',
    templates: [{ name: 'Hi', status: null, text: 'Hello' }],
    workingHours: { days: [1, 5], from: 9.5, to: 17 },
  });
});

describe('the company', () => {
  const { company } = valuesOf(null);

  it('is saved once it differs from what the code says', () => {
    expect(contentOf(valuesOf(null))).not.toHaveProperty('company');
    const typed = { ...company, address: ' 1 Mill Road \n\nPune 411001\n', since: '1998' };
    expect(contentOf({ ...valuesOf(null), company: typed }).company).toEqual({
      ...COMPANY,
      address: ['1 Mill Road', 'Pune 411001'],
      since: 1998,
    });
  });

  it('names the fields that are wrong', () => {
    const wrong = {
      name: ' ',
      since: 'long ago',
      address: '\n',
      phone: '4962',
      sales: 'hello',
      instagram: 'http://x',
      place: 'Mumbai',
    };
    const errors = checkSettings({ ...valuesOf(null), company: { ...company, ...wrong } }).company;
    expect(Object.keys(errors).sort()).toEqual(Object.keys(wrong).sort());
    expect(errors.name).toBe('Fill this in');
    const without = { ...company, instagram: '', facebook: '', linkedin: '' };
    expect(checkSettings({ ...valuesOf(null), company: without }).company).toEqual({});
  });
});
