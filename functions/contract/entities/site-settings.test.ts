import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { DEFAULT_SITE_SETTINGS, siteSettings, toPublishedSettings } from './site-settings';

const stored = (fields: object) => ({ ...DEFAULT_SITE_SETTINGS, updatedAt: 1, revision: 1, ...fields });

describe('siteSettings', () => {
  it('accepts the lists of the code', () => expect(v.is(siteSettings, stored({}))).toBe(true));

  it.each([
    { holidays: { '26 Jan 2026': '' } },
    { holidays: { '2026-02-31x': '' } },
    { synonyms: Array.from({ length: LIMITS.synonymGroups + 1 }, () => 'mug, cup') },
    { synonyms: ['x'.repeat(LIMITS.synonymGroup + 1)] },
    { synonyms: [['mug', 'cup']] },
    { occasions: [{ id: 'Diwali!', title: 'Diwali', text: 'x', tags: ['festive'], days: [] }] },
    { occasions: [{ id: 'diwali', title: 'Diwali', text: 'x', tags: [], days: [] }] },
    { occasions: [{ id: 'diwali', title: 'Diwali', text: 'x', tags: ['festive'], days: ['8 Nov'] }] },
  ])('refuses %j', (fields) => expect(v.is(siteSettings, stored(fields))).toBe(false));
});

describe('toPublishedSettings', () => {
  it('splits groups into lower-case words, leaves out groups of one word, and sorts the days', () => {
    const published = toPublishedSettings({
      synonyms: ['Flask,  bottle; Flask', 'pen', '', 'बोतल, botal'],
      holidays: { '2027-01-26': 'Republic Day', '2026-12-25': '' },
      occasions: [],
      priceAudience: 'everyone',
    });
    expect(published).toEqual({
      synonyms: [
        ['flask', 'bottle'],
        ['बोतल', 'botal'],
      ],
      holidays: ['2026-12-25', '2027-01-26'],
      occasions: [],
    });
  });
});
