import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LEAD_PROGRESS_FIELDS,
  hasUnansweredNote,
  isCallDue,
  isInView,
  leadProgressOf,
  matchesSearch,
  mergedChange,
  revertedChange,
  sortLeads,
  sortOf,
  withChange,
} from './lead-view';
import type { LeadProgress, Lead, LeadView } from './lead-view';

const lead = (change: Partial<Lead> = {}): Lead =>
  ({
    kind: 'quickEnquiry',
    id: 'a',
    reference: 'Q-7F3K2M9',
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: '9812345678',
    message: 'Fifty bottles',
    incomplete: false,
    status: 'new',
    owner: null,
    ownerName: null,
    note: '',
    nextCallAt: null,
    createdAt: 1,
    updatedAt: 1,
    revision: 1,
    ...change,
  }) as Lead;

const AUTHOR = { by: '', byName: 'You', at: 5 };

const equals = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const work: fc.Arbitrary<LeadProgress> = fc.record({
  status: fc.constantFrom('new', 'contacted', 'quoted', 'won', 'lost'),
  owner: fc.constantFrom(null, 'uid-1', 'uid-2'),
  ownerName: fc.constantFrom(null, 'One', 'Two'),
  note: fc.constantFrom('', 'Call back', 'Wants blue'),
  nextCallAt: fc.constantFrom(null, 5, 6),
  tags: fc.constantFrom(['diwali'], ['diwali', 'urgent'], ['diwali,urgent'], []).map((tags) => [...tags]),
});

describe('two admins at one lead', () => {
  test('no change of either is overwritten without being shown, and no change of mine is lost', () => {
    fc.assert(
      fc.property(work, work, work, (opened, mine, stored) => {
        const mineOnly = LEAD_PROGRESS_FIELDS.filter((field) => !equals(mine[field], opened[field]));
        const of = (progress: LeadProgress) => Object.fromEntries(mineOnly.map((field) => [field, progress[field]]));
        const change = { from: of(opened), to: of(mine) };
        const theirs = lead({ ...stored, tags: [...stored.tags] });
        const merged = mergedChange(change, theirs);
        const isConflict = (field: (typeof mineOnly)[number]) =>
          !equals(stored[field], opened[field]) && !equals(stored[field], mine[field]);
        expect(merged === null).toBe(mineOnly.some(isConflict));
        if (merged === null) return;
        const after = leadProgressOf(withChange(theirs, change, AUTHOR));
        expect(after).toEqual({ ...stored, ...change.to });
        const back = revertedChange(merged);
        if (back !== null)
          expect(leadProgressOf(withChange(lead({ ...theirs, ...merged.to, tags: [...after.tags] }), back, AUTHOR))).toEqual(
            stored,
          );
      }),
    );
  });

  test('a note overwrites nobody, and the first way to answer makes a new lead contacted', () => {
    const noted = { from: {}, to: { note: 'Calls back' } };
    expect(withChange(lead({ note: 'Wants blue' }), noted, AUTHOR)).toMatchObject({
      note: 'Calls back',
      timeline: { 2: { byName: 'You', note: 'Calls back' } },
    });
    expect(revertedChange(noted)).toBeNull();
    const call = { from: {}, to: {}, contact: 'call' } as const;
    expect(mergedChange(call, lead())).toMatchObject({ from: { status: 'new' }, to: { status: 'contacted' } });
    expect(mergedChange(call, lead({ status: 'won' }))).toEqual({ ...call, contact: 'call' });
    expect(withChange(lead({ status: 'won', hasNewNote: true }), call, AUTHOR)).toMatchObject({
      status: 'won',
      hasNewNote: false,
    });
  });
});

test('a view holds what its query would find', () => {
  const view = { filter: 'all', sort: 'newest', me: 'me', today: 0 } as const;
  expect(isInView(lead(), view)).toBe(true);
  expect(isInView(lead(), { ...view, filter: 'won' })).toBe(false);
  expect(isInView(lead({ status: 'won' }), { ...view, filter: 'won' })).toBe(true);
  expect(isInView(lead({ owner: 'me' }), { ...view, filter: 'mine' })).toBe(true);
  expect(isInView(lead({ owner: 'you' }), { ...view, filter: 'mine' })).toBe(false);
  expect(isInView(lead({ incomplete: true }), { ...view, filter: 'incomplete' })).toBe(true);
  const merged = lead({ status: 'merged', owner: 'me', incomplete: true });
  for (const filter of ['all', 'mine', 'incomplete'] as const) expect(isInView(merged, { ...view, filter })).toBe(false);
  expect(isInView(merged, { ...view, filter: 'merged' })).toBe(true);
  expect(isInView(lead(), { ...view, sort: 'nextCall' })).toBe(false);
  expect(isInView(lead({ nextCallAt: 5 }), { ...view, sort: 'nextCall' })).toBe(true);
});

test('calls due today, leads of today, and my open leads', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
  const isIn = (filter: LeadView['filter'], change: Partial<Lead>) =>
    isInView(lead(change), { filter, sort: sortOf(filter, 'newest'), me: 'me', today: at(23, 0) });
  expect(isIn('due', { nextCallAt: at(20, 9) })).toBe(true);
  expect(isIn('due', { nextCallAt: at(23, 23), status: 'quoted' })).toBe(true);
  expect(isIn('due', { nextCallAt: at(24, 0) })).toBe(false);
  expect(isIn('due', {})).toBe(false);
  for (const status of ['won', 'lost', 'suspect', 'merged'] as const) {
    expect(isIn('due', { nextCallAt: at(20, 9), status })).toBe(false);
    expect(isIn('mineOpen', { owner: 'me', status })).toBe(false);
  }
  expect(isIn('mineOpen', { owner: 'me', status: 'contacted' })).toBe(true);
  expect(isIn('mineOpen', { owner: 'you' })).toBe(false);
  expect(isIn('today', { createdAt: at(23, 0) })).toBe(true);
  expect(isIn('today', { createdAt: at(22, 23) })).toBe(false);
});

test('a filter by a moment has the order of that moment', () => {
  expect(sortOf('due', 'newest')).toBe('nextCall');
  expect(sortOf('today', 'nextCall')).toBe('newest');
  expect(sortOf('today', 'oldest')).toBe('oldest');
  expect(sortOf('mine', 'nextCall')).toBe('nextCall');
});

test('order: by the chosen moment, then by id', () => {
  const leads = [
    lead({ id: 'b', createdAt: 1 }),
    lead({ id: 'a', createdAt: 1 }),
    lead({ id: 'c', createdAt: 2, nextCallAt: 9 }),
  ];
  const ids = (sort: 'newest' | 'oldest') => sortLeads(leads, sort).map(({ id }) => id);
  expect(ids('newest')).toEqual(['c', 'a', 'b']);
  expect(ids('oldest')).toEqual(['a', 'b', 'c']);
});

test('search finds every word anywhere, in any case', () => {
  for (const words of ['asha', 'RAO bottles', 'q-7f3', '98123', '']) expect(matchesSearch(lead(), words)).toBe(true);
  for (const words of ['asha cups', 'Q-0']) expect(matchesSearch(lead(), words)).toBe(false);
  // Digits are compared with digits, however they are grouped.
  const grouped = lead({ mobile: '+91 98123 45678' });
  for (const words of ['9812345678', '98123-45678', '2345']) expect(matchesSearch(grouped, words)).toBe(true);
  expect(matchesSearch(grouped, '98124')).toBe(false);
});

test('a merged lead is not unanswered, and a closed one is not due', () => {
  const lead = { hasNewNote: true, nextCallAt: 0 } as Lead;
  const asks = (status: Lead['status']): boolean[] => [
    hasUnansweredNote({ ...lead, status }),
    isCallDue({ ...lead, status }, 0),
  ];
  expect(asks('quoted')).toEqual([true, true]);
  expect(asks('won')).toEqual([true, false]);
  expect(asks('merged')).toEqual([false, false]);
  expect(isCallDue({ ...lead, status: 'quoted', nextCallAt: null }, 0)).toBe(false);
});
