import 'fake-indexeddb/auto';
import { isRandomId } from '@catalogue/contract/entities/lead';
import { expect, test, vi } from 'vitest';
import { readAll, write } from '../../data/device-store/database';
import { earliestNow, restoreClockOffset, serverNow } from '../../data/network/server-clock';
import { setMeetingFlag } from '../../data/device-store/meeting-flag';
import {
  attemptFor,
  deleteDraft,
  deleteExpiredDrafts,
  deleteSentDraft,
  forgetSender,
  readDraft,
  readSender,
  writeDraft,
  writeSender,
} from './drafts';
import { EMPTY_VALUES } from './form-values';
import type { LeadContent } from './outbox/items';
import { newId } from '../../lib/new-id';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 21);
const draft = (daysAgo: number) => ({ values: { ...EMPTY_VALUES, name: 'Asha' }, attempt: null, at: NOW - daysAgo * DAY });

test('readDraft returns a draft for thirty days, then deletes it', async () => {
  await writeDraft('fresh', draft(29), new Set());
  await writeDraft('old', draft(31), new Set());
  expect((await readDraft('fresh', NOW))?.values.name).toBe('Asha');
  expect(await readDraft('old', NOW)).toBeNull();
  expect([...(await readAll('drafts')).keys()]).toEqual(['fresh']);
});

test('a draft that was typed while the clock was months behind outlives its correction', async () => {
  vi.useFakeTimers({ now: NOW - 100 * DAY, toFake: ['Date'] });
  restoreClockOffset(100 * DAY);
  await writeDraft('behind', { ...draft(0), at: serverNow() }, new Set());
  expect(await readDraft('behind')).not.toBeNull();
  vi.setSystemTime(NOW + DAY);
  // The offset of the last visit is wrong now, until the server answers.
  for (const offset of [100 * DAY, 0]) {
    restoreClockOffset(offset);
    await deleteExpiredDrafts(earliestNow());
    expect(await readDraft('behind')).not.toBeNull();
  }
  vi.setSystemTime(NOW + 31 * DAY);
  expect(await readDraft('behind')).toBeNull();
  vi.useRealTimers();
});

test('writeDraft keeps what is stored of fields that were not edited: it may not have been read yet', async () => {
  await writeDraft('slow', { ...draft(0), values: { ...EMPTY_VALUES, name: 'Asha', message: 'Bottles' } }, new Set());
  await writeDraft('slow', { ...draft(0), values: { ...EMPTY_VALUES, name: 'Asha Rao' } }, new Set(['name']));
  await writeDraft('slow', { ...draft(0), values: EMPTY_VALUES }, new Set(['message']));
  expect((await readDraft('slow', NOW))?.values).toMatchObject({ name: 'Asha Rao', message: '' });
  await deleteDraft('slow');
});

test('deleteExpiredDrafts deletes expired drafts only', async () => {
  await writeDraft('fresh', draft(1), new Set());
  await writeDraft('old', draft(31), new Set());
  await write('drafts', 'product/new', { values: { title: 'Half a sundial' } });
  await deleteExpiredDrafts(NOW);
  expect([...(await readAll('drafts')).keys()]).toEqual(['fresh', 'product/new']);
});

const lead = (message: string): LeadContent => ({
  kind: 'quickEnquiry',
  content: { name: 'A', mobile: '1', email: 'a@b.c', message, website: '' },
});

test('attemptFor takes the id of a submission before the scripts had loaded, and otherwise a random one', () => {
  const early = newId();
  expect(attemptFor(null, lead('Hello'), early)).toMatchObject({ id: early });
  const ids = [1, 2].map(() => attemptFor(null, lead('Hello'), '').id);
  expect(ids.every(isRandomId)).toBe(true);
  expect(new Set(ids).size).toBe(2);
});

test('attemptFor keeps the id of a form that the browser may have sent itself', () => {
  const native = { id: newId(), lead: null };
  expect(attemptFor({ ...draft(0), attempt: native }, lead('Hello'), newId()).id).toBe(native.id);
});

test('attemptFor keeps the id of the last attempt while the content stays the same', () => {
  const attempt = attemptFor(null, lead('Hello'), '');
  const sent = { ...draft(0), attempt };
  expect(attemptFor(sent, lead('Hello'), newId())).toEqual(attempt);
  expect(attemptFor(sent, lead('Hello again'), '').id).not.toBe(attempt.id);
});

const HOUR_MS = 3_600_000;
const asha = { name: 'Asha', companyname: 'Rao', city: 'Pune', mobile: '9876543210', email: 'asha@rao.example' };
const values = { ...EMPTY_VALUES, ...asha, quantity: '200', message: 'Mugs' };

test('writeSender remembers who sent the last enquiry, not what it said, for 30 days', async () => {
  expect(await readSender()).toBeNull();
  await writeSender(values);
  expect(await readSender()).toEqual(asha);
  // A quick enquiry has neither company nor city.
  await writeSender({ ...values, companyname: '', city: '', mobile: '9000000000' });
  expect(await readSender()).toEqual({ ...asha, mobile: '9000000000' });
  await writeSender({ ...values, name: 'Ravi', email: 'ravi@mehta.example', companyname: '', city: '' });
  expect(await readSender()).toEqual({ ...asha, name: 'Ravi', email: 'ravi@mehta.example', companyname: '', city: '' });
  expect(await readSender(Date.now() + 31 * 24 * HOUR_MS)).toBeNull();
});

test('forgetSender deletes the sender, and readSender says nothing in a meeting', async () => {
  await writeSender(values);
  await setMeetingFlag(Date.now() + HOUR_MS);
  await vi.waitFor(async () => expect(await readSender()).toBeNull());
  await setMeetingFlag(0);
  expect(await readSender()).toEqual(asha);
  await forgetSender();
  expect(await readSender()).toBeNull();
});

test('a form that was sent deletes its draft, but not what was typed in the same form since', async () => {
  const sent = draft(1);
  await writeDraft('sent', sent, new Set());
  await deleteSentDraft('sent', sent);
  expect(await readDraft('sent', NOW)).toBeNull();
  await writeDraft('sent', draft(0), new Set());
  await deleteSentDraft('sent', sent);
  expect(await readDraft('sent', NOW)).toEqual(draft(0));
  await deleteDraft('sent');
});
