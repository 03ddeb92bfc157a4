import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readAll, write } from '../device/database';
import { deleteExpiredDrafts, readDraft, writeDraft } from './drafts';
import { EMPTY_VALUES } from './form-values';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 21);
const draft = (daysAgo: number) => ({ values: { ...EMPTY_VALUES, name: 'Asha' }, attempt: null, at: NOW - daysAgo * DAY });

test('readDraft returns a draft for thirty days, then deletes it', async () => {
  await writeDraft('fresh', draft(29));
  await writeDraft('old', draft(31));
  expect((await readDraft('fresh', NOW))?.values.name).toBe('Asha');
  expect(await readDraft('old', NOW)).toBeNull();
  expect([...(await readAll('drafts')).keys()]).toEqual(['fresh']);
});

test('deleteExpiredDrafts deletes expired drafts only', async () => {
  await writeDraft('fresh', draft(1));
  await writeDraft('old', draft(31));
  await write('drafts', 'product/new', { values: { title: 'Half a sundial' } });
  await deleteExpiredDrafts(NOW);
  expect([...(await readAll('drafts')).keys()]).toEqual(['fresh', 'product/new']);
});
