import { expect, it } from 'vitest';
import { read, write } from '../../data/device-store/database';
import { readLeadDrafts, storeLeadDraft } from './lead-drafts';
import type { LeadDraft } from './lead-drafts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 23);
const opened = { status: 'new', owner: null, ownerName: null, note: '', nextCallAt: null } as const;
const draft = (note: string, changedAt: number): LeadDraft => ({ opened, work: { ...opened, note }, changedAt });

it('a draft comes back as typed, until it is saved', async () => {
  await storeLeadDraft('a', draft('Wants blue', NOW));
  await write('drafts', 'product/a', 'of another form');
  expect(await readLeadDrafts(NOW)).toEqual(new Map([['a', draft('Wants blue', NOW)]]));
  await storeLeadDraft('a', null);
  expect(await readLeadDrafts(NOW)).toEqual(new Map());
  expect(await read('drafts', 'product/a')).toBe('of another form');
});

it('a draft of more than a week ago, or of an unknown form, is deleted', async () => {
  await storeLeadDraft('old', draft('Forgotten', NOW - 8 * DAY_MS));
  await write('drafts', 'lead/odd', { note: 'of a later release' });
  expect(await readLeadDrafts(NOW)).toEqual(new Map());
  expect(await read('drafts', 'lead/old')).toBeUndefined();
  expect(await read('drafts', 'lead/odd')).toBeUndefined();
});
