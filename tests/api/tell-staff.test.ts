import { beforeEach, expect, test } from 'vitest';
import { retryMail, tellStaff } from '../../functions/src/leads/tell-staff';
import { firestore } from '../../functions/src/platform/firestore';
import type { Mailer } from '../../functions/src/platform/mail';

/** Far enough ahead that the deployed trigger, which goes by the real time, leaves these mails alone. */
const LATER = Date.now() + 60 * 60_000;
const MINUTE = 60_000;

let taken: string[] = [];
let trouble: Error | null = null;
let whileSending: () => Promise<void> = () => Promise.resolve();
const mailer: Mailer = {
  siteUrl: 'https://example.com',
  async send({ id }) {
    await whileSending();
    if (trouble !== null) throw trouble;
    taken.push(id);
    return 'staff@example.com';
  },
};

beforeEach(() => {
  taken = [];
  trouble = null;
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
  await documentOf(`quickEnquiry-${id}`).set({ ...mail, nextTryAt: new Date(LATER - MINUTE), createdAt });
  return `quickEnquiry-${id}`;
}

test('a trigger that fires twenty times sends one mail', async () => {
  const mailId = await waitingLead();
  await Promise.all(Array.from({ length: 20 }, () => tellStaff(mailId, mailer, LATER)));
  await tellStaff(mailId, mailer, LATER + 24 * 60 * MINUTE);
  expect(taken).toEqual([mailId]);
  expect((await documentOf(mailId).get()).data()).toMatchObject({ state: 'sent', nextTryAt: null, error: '', attempts: 2 });
});

test('while one is sending, another leaves it; after the lease it takes over', async () => {
  const mailId = await waitingLead();
  whileSending = async () => {
    whileSending = () => Promise.resolve();
    await tellStaff(mailId, mailer, LATER + MINUTE);
  };
  await tellStaff(mailId, mailer, LATER);
  expect(taken).toEqual([mailId]);

  const lost = await waitingLead();
  await documentOf(lost).update({ state: 'sending', nextTryAt: new Date(LATER + 5 * MINUTE) });
  await tellStaff(lost, mailer, LATER + 4 * MINUTE);
  expect(taken).not.toContain(lost);
  await tellStaff(lost, mailer, LATER + 6 * MINUTE);
  expect(taken).toContain(lost);
});

test('what the mail server refuses is written down, waited for and sent later', async () => {
  const mailId = await waitingLead();
  trouble = new Error('451 Greylisted');
  await tellStaff(mailId, mailer, LATER);
  const failed = await documentOf(mailId).get();
  expect(failed.data()).toMatchObject({ state: 'failed', error: '451 Greylisted', attempts: 2, sentAt: null });
  trouble = null;
  await retryMail(mailer, LATER + MINUTE);
  expect(taken).not.toContain(mailId);
  await retryMail(mailer, LATER + 3 * MINUTE);
  expect(taken).toContain(mailId);
});

test('a mail about an erased lead is dropped', async () => {
  const mailId = await waitingLead();
  await firestore()
    .doc(`quickEnquiries/${mailId.replace('quickEnquiry-', '')}`)
    .delete();
  await tellStaff(mailId, mailer, LATER);
  expect(taken).toEqual([]);
  expect((await documentOf(mailId).get()).get('state')).toBe('dropped');
});
