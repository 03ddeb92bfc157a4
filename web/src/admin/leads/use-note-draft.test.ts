import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { readNoteDrafts, storeNoteDraft } from './lead-drafts';
import { clearNoteDraft, restoreNoteDraft } from './use-note-draft';

/** Files of tests share the database of their process. */
afterEach(() => Promise.all(['other', 'typed', 'lead'].map((id) => storeNoteDraft(id, null))));

const notes = async () => Object.fromEntries([...(await readNoteDrafts(Date.now()))].map(([id, { note }]) => [id, note]));

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
