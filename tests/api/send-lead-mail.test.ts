import { beforeEach, expect, test, vi } from 'vitest';
import { sendLeadMail } from '../../functions/src/leads/send-lead-mail';
import { firestore } from '../../functions/src/platform/firestore';
import { log } from '../../functions/src/platform/log';
import type { Mailer } from '../../functions/src/platform/mail';
import { retryAllDue } from './retry-all-due';

/** In the future, so that the deployed trigger ignores these mails. */
const FUTURE = Date.now() + 60 * 60_000;
const MINUTE = 60_000;

let sent: string[] = [];
let failure: Error | null = null;
let refused = '';
let whileSending: () => Promise<void> = () => Promise.resolve();
const mailer: Mailer = {
  siteUrl: 'https://example.com',
  async send({ id }) {
    await whileSending();
    if (failure !== null) throw failure;
    sent.push(id);
    return { accepted: 'staff@example.com', refused };
  },
};

beforeEach(() => {
  sent = [];
  failure = null;
  refused = '';
  whileSending = () => Promise.resolve();
});

const documentOf = (mailId: string) => firestore().doc(`mail/${mailId}`);

/** A lead whose mail is due just before FUTURE. */
async function waitingLead(): Promise<string> {
  const id = crypto.randomUUID();
  const createdAt = new Date();
  const progress = { status: 'new', owner: null, ownerName: null, note: '', nextCallAt: null, revision: 1 };
  const storedFields = { ...progress, createdAt, updatedAt: createdAt };
  const content = { name: 'A', mobile: '1', email: 'a@b.c', message: 'Hello', reference: 'Q-1', incomplete: false };
  await firestore()
    .doc(`quickEnquiries/${id}`)
    .set({ id, ...content, ...storedFields });
  const mail = {
    kind: 'quickEnquiry',
    leadId: id,
    reference: 'Q-1',
    state: 'failed',
    attempts: 1,
    sentAt: null,
    to: '',
    error: 'x',
  };
  await documentOf(`quickEnquiry-${id}`).set({ ...mail, nextTryAt: new Date(FUTURE - MINUTE), createdAt });
  return `quickEnquiry-${id}`;
}

test('sends one mail for 20 trigger events', async () => {
  const mailId = await waitingLead();
  await Promise.all(Array.from({ length: 20 }, () => sendLeadMail(mailId, mailer, FUTURE)));
  await sendLeadMail(mailId, mailer, FUTURE + 24 * 60 * MINUTE);
  expect(sent).toEqual([mailId]);
  expect((await documentOf(mailId).get()).data()).toMatchObject({ state: 'sent', nextTryAt: null, error: '', attempts: 2 });
});

test('skips a leased mail and takes over after the lease expires', async () => {
  const mailId = await waitingLead();
  whileSending = async () => {
    whileSending = () => Promise.resolve();
    await sendLeadMail(mailId, mailer, FUTURE + MINUTE);
  };
  await sendLeadMail(mailId, mailer, FUTURE);
  expect(sent).toEqual([mailId]);

  const lost = await waitingLead();
  await documentOf(lost).update({ state: 'sending', nextTryAt: new Date(FUTURE + 5 * MINUTE) });
  await sendLeadMail(lost, mailer, FUTURE + 4 * MINUTE);
  expect(sent).not.toContain(lost);
  await sendLeadMail(lost, mailer, FUTURE + 6 * MINUTE);
  expect(sent).toContain(lost);
});

test('stores the error of a failed mail and retries after the backoff', async () => {
  const mailId = await waitingLead();
  failure = Object.assign(new Error('451 Greylisted'), { responseCode: 451 });
  await sendLeadMail(mailId, mailer, FUTURE);
  const failed = await documentOf(mailId).get();
  expect(failed.data()).toMatchObject({ state: 'failed', errorCode: '451', attempts: 2, sentAt: null });
  failure = null;
  await retryAllDue(mailer, FUTURE + MINUTE);
  expect(sent).not.toContain(mailId);
  await retryAllDue(mailer, FUTURE + 3 * MINUTE);
  expect(sent).toContain(mailId);
});

test('stores who was refused of a mail that others got', async () => {
  const mailId = await waitingLead();
  refused = 'ravi@example.com';
  await sendLeadMail(mailId, mailer, FUTURE);
  const error = 'The mail server refused ravi@example.com.';
  expect((await documentOf(mailId).get()).data()).toMatchObject({
    state: 'sent',
    to: 'staff@example.com',
    error,
    nextTryAt: null,
  });
});

test('drops a confirmation whose recipient is refused for good', async () => {
  const mailId = await waitingLead();
  await documentOf(mailId).update({ audience: 'client' });
  failure = Object.assign(new Error('550 Unknown'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
  await sendLeadMail(mailId, mailer, FUTURE);
  expect((await documentOf(mailId).get()).data()).toMatchObject({ state: 'dropped', errorCode: '550', nextTryAt: null });
});

test('drops a confirmation that fails for more than three days, and counts no error for it', async () => {
  const mailId = await waitingLead();
  await documentOf(mailId).update({ audience: 'client', attempts: 20 });
  failure = Object.assign(new Error('452 Mailbox full'), { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' });
  const errors = vi.spyOn(log, 'error');
  await sendLeadMail(mailId, mailer, FUTURE);
  expect((await documentOf(mailId).get()).get('state')).toBe('failed');
  await sendLeadMail(mailId, mailer, FUTURE + 4 * 24 * 60 * MINUTE);
  expect((await documentOf(mailId).get()).data()).toMatchObject({ state: 'dropped', errorCode: '452', nextTryAt: null });
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('drops the mail of an erased lead', async () => {
  const mailId = await waitingLead();
  await firestore()
    .doc(`quickEnquiries/${mailId.replace('quickEnquiry-', '')}`)
    .delete();
  await sendLeadMail(mailId, mailer, FUTURE);
  expect(sent).toEqual([]);
  expect((await documentOf(mailId).get()).get('state')).toBe('dropped');
});

test('sends the mail of a lead with a field that cannot be read, and the mails behind a malformed one', async () => {
  const [unreadable, malformed, fine] = [await waitingLead(), await waitingLead(), await waitingLead()];
  await firestore()
    .doc(`quickEnquiries/${unreadable.replace('quickEnquiry-', '')}`)
    .update({ message: 7 });
  await documentOf(unreadable).update({ nextTryAt: new Date(FUTURE - 3 * MINUTE) });
  await documentOf(malformed).update({ attempts: 'many', nextTryAt: new Date(FUTURE - 2 * MINUTE) });
  await retryAllDue(mailer, FUTURE);
  await documentOf(malformed).delete();
  expect(sent).toContain(fine);
  expect(sent).toContain(unreadable);
  expect((await documentOf(unreadable).get()).data()).toMatchObject({ state: 'sent' });
});
