import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { order, quickEnquiry } from '@catalogue/contract/entities/lead';
import type { Mail } from '@catalogue/contract/entities/mail';
import { mail as mailSchema } from '@catalogue/contract/entities/mail';
import * as v from 'valibot';
import { firestore, Timestamp } from '../platform/firestore';
import type { DocumentReference } from '../platform/firestore';
import { log } from '../platform/log';
import type { Mailer } from '../platform/mail';
import { composeMail } from './compose-mail';
import type { StoredLead } from './compose-mail';

const MINUTE_MS = 60_000;
/** Longer than a function may run: whoever holds an unexpired lease may still be sending. */
const LEASE_MS = 10 * MINUTE_MS;
const MAX_BACKOFF_MS = 6 * 60 * MINUTE_MS;

/**
 * Sends the one mail about a lead, if it is still to be sent and nobody else is at it. However often it is called:
 * the mail's document says whether it went, and a lease on it keeps a second sender out. Never rejects because of the
 * mail server: a failure is written down, and the scheduled run tries again.
 */
export async function sendLeadMail(mailId: string, mailer: Mailer, now = Date.now()): Promise<void> {
  const document = firestore().collection(COLLECTIONS.mail).doc(mailId);
  const leased = await acquireLease(document, now);
  if (leased === null) return;
  const lead = await readLead(leased);
  if (lead === null) {
    await document.update({ state: 'dropped', nextTryAt: null });
    return;
  }
  try {
    const to = await mailer.send({ ...composeMail(lead, mailer.siteUrl), id: mailId, attempt: leased.attempts });
    await document.update({ state: 'sent', to, error: '', nextTryAt: null, sentAt: Timestamp.now() });
  } catch (error) {
    log.error('Staff could not be told of a lead', { path: document.path, attempt: leased.attempts }, error);
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'Unknown';
    await document.update({
      state: 'failed',
      error: reason,
      nextTryAt: Timestamp.fromMillis(now + backoffMs(leased.attempts)),
    });
  }
}

/** One minute, two, four, … six hours. */
const backoffMs = (attempts: number): number => Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** (attempts - 1));

/** Takes the lease; null where the mail is done, or someone else's turn. A queued mail is anyone's. */
const acquireLease = (document: DocumentReference, now: number): Promise<Mail | null> =>
  firestore().runTransaction(async (transaction) => {
    const found = await transaction.get(document);
    if (!found.exists) return null;
    const mail = v.parse(mailSchema, found.data());
    if (mail.nextTryAt === null || (mail.state !== 'queued' && mail.nextTryAt > now)) return null;
    const attempts = mail.attempts + 1;
    transaction.update(document, { state: 'sending', attempts, nextTryAt: Timestamp.fromMillis(now + LEASE_MS) });
    return { ...mail, attempts };
  });

async function readLead({ kind, leadId }: Mail): Promise<StoredLead | null> {
  const found = await firestore().collection(LEAD_COLLECTIONS[kind]).doc(leadId).get();
  if (!found.exists) return null;
  const data = { ...found.data(), id: leadId };
  return kind === 'order' ? { kind, ...v.parse(order, data) } : { kind, ...v.parse(quickEnquiry, data) };
}

/** So many at once: a mail server that has been away gets them in portions. */
const BATCH_SIZE = 50;

/** Sends what the trigger could not: failed, lost in the middle, or never triggered. */
export async function retryLeadMail(mailer: Mailer, now = Date.now()): Promise<number> {
  const due = await firestore()
    .collection(COLLECTIONS.mail)
    .where('nextTryAt', '<=', Timestamp.fromMillis(now))
    .orderBy('nextTryAt')
    .limit(BATCH_SIZE)
    .get();
  for (const { id } of due.docs) await sendLeadMail(id, mailer, now);
  return due.size;
}
