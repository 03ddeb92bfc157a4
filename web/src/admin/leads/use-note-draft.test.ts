import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { read, write } from '../../data/device-store/database';
import { clearNoteDraft, readNoteDrafts, restoreNoteDraft, storeNoteDraft } from './use-note-draft';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 23);
const draft = (note: string, changedAt: number) => ({ note, changedAt });

/** Files of tests share the database of their process. */
afterEach(() => Promise.all(['other', 'typed', 'lead'].map((id) => storeNoteDraft(id, null))));

const notes = async () => Object.fromEntries([...(await readNoteDrafts(Date.now()))].map(([id, { note }]) => [id, note]));

test('a note comes back as typed, until it is added', async () => {
  await storeNoteDraft('a', draft('Wants blue', NOW));
  await write('drafts', 'product/a', 'of another form');
  expect(await readNoteDrafts(NOW)).toEqual(new Map([['a', draft('Wants blue', NOW)]]));
  await storeNoteDraft('a', null);
  expect(await readNoteDrafts(NOW)).toEqual(new Map());
  expect(await read('drafts', 'product/a')).toBe('of another form');
});

test('a note of more than a week ago, or of an unknown form, is deleted', async () => {
  await storeNoteDraft('old', draft('Forgotten', NOW - 8 * DAY_MS));
  await write('drafts', 'lead/odd', { text: 'of a later release' });
  expect(await readNoteDrafts(NOW)).toEqual(new Map());
  expect(await read('drafts', 'lead/old')).toBeUndefined();
  expect(await read('drafts', 'lead/odd')).toBeUndefined();
});

test('a note that was not added comes back beside what is typed about other leads, and replaces nothing typed since', async () => {
  await storeNoteDraft('other', { note: 'Half a sentence', changedAt: Date.now() });
  await storeNoteDraft('typed', { note: 'Newer words', changedAt: Date.now() });
  await restoreNoteDraft('lead', 'Wants blue');
  await restoreNoteDraft('typed', 'Older words');
  expect(await notes()).toEqual({ other: 'Half a sentence', typed: 'Newer words', lead: 'Wants blue' });
});

test('a note that was added leaves its field, and what was typed meanwhile stays', async () => {
  await storeNoteDraft('lead', { note: 'Wants blue', changedAt: Date.now() });
  await storeNoteDraft('typed', { note: 'Wants blue, and a bag', changedAt: Date.now() });
  await clearNoteDraft('lead', 'Wants blue');
  await clearNoteDraft('typed', 'Wants blue');
  expect(await notes()).toEqual({ typed: 'Wants blue, and a bag' });
});
