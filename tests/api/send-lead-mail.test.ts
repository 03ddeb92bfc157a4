import { beforeEach, expect, test } from 'vitest';
import { retryLeadMail, sendLeadMail } from '../../functions/src/leads/send-lead-mail';
import { firestore } from '../../functions/src/platform/firestore';
import type { Mailer } from '../../functions/src/platform/mail';

/** Far enough ahead that the deployed trigger, which goes by the real time, leaves these mails alone. */
const FUTURE = Date.now() + 60 * 60_000;
const MINUTE = 60_000;

let sent: string[] = [];
let failure: Error | null = null;
let whileSending: () => Promise<void> = () => Promise.resolve();
const mailer: Mailer = {
  siteUrl: 'https://example.com',
  async send({ id }) {
    await whileSending();
    if (failure !== null) throw failure;
    sent.push(id);
    return 'staff@example.com';
  },
};

beforeEach(() => {
  sent = [];
  failure = null;
  whileSending = () => Promise.resolve();
});

const documentOf = (mailId: string) => firestore().doc(`mail/${mailId}`);

/** A lead whose mail waits until just before LATER. */
async function waitingLead(): Promise<string> {
  const id = crypto.randomUUID();
  const createdAt = new Date();
  const desk = { status: 'new', owner: null, ownerName: null, note: '', nextCallAt: null, createdAt, updatedAt: createdAt };
  const content = { name: 'A', mobile: '1', email: 'a@b.c', message: 'Hello', reference: 'Q-1', incomplete: false };
  await firestore()
    .doc(`quickEnquiries/${id}`)
    .set({ id, ...content, ...desk });
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

test('a trigger that fires twenty times sends one mail', async () => {
  const mailId = await waitingLead();
  await Promise.all(Array.from({ length: 20 }, () => sendLeadMail(mailId, mailer, FUTURE)));
  await sendLeadMail(mailId, mailer, FUTURE + 24 * 60 * MINUTE);
  expect(sent).toEqual([mailId]);
  expect((await documentOf(mailId).get()).data()).toMatchObject({ state: 'sent', nextTryAt: null, error: '', attempts: 2 });
});

test('while one is sending, another leaves it; after the lease it takes over', async () => {
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

test('what the mail server refuses is written down, waited for and sent later', async () => {
  const mailId = await waitingLead();
  failure = new Error('451 Greylisted');
  await sendLeadMail(mailId, mailer, FUTURE);
  const failed = await documentOf(mailId).get();
  expect(failed.data()).toMatchObject({ state: 'failed', error: '451 Greylisted', attempts: 2, sentAt: null });
  failure = null;
  await retryLeadMail(mailer, FUTURE + MINUTE);
  expect(sent).not.toContain(mailId);
  await retryLeadMail(mailer, FUTURE + 3 * MINUTE);
  expect(sent).toContain(mailId);
});

test('a mail about an erased lead is dropped', async () => {
  const mailId = await waitingLead();
  await firestore()
    .doc(`quickEnquiries/${mailId.replace('quickEnquiry-', '')}`)
    .delete();
  await sendLeadMail(mailId, mailer, FUTURE);
  expect(sent).toEqual([]);
  expect((await documentOf(mailId).get()).get('state')).toBe('dropped');
});
