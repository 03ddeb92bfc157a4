import { expect, test } from 'vitest';
import { hasUnansweredNote, isCallDue, isInView, matchesSearch, sortLeads, sortOf } from './lead-view';
import type { Lead, LeadView } from './lead-view';
import { sampleLead as lead } from './sample-lead';

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
  for (const status of ['won', 'lost', 'spam', 'merged'] as const) {
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
