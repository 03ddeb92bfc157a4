import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { order, quickEnquiry } from '@catalogue/contract/entities/stored-lead';
import type { Mail } from '@catalogue/contract/entities/mail';
import { mail as mailSchema } from '@catalogue/contract/entities/mail';
import * as v from 'valibot';
import { firestore, Timestamp } from '../platform/firestore';
import type { DocumentReference } from '../platform/firestore';
import { runTransaction, storeRepeatably } from '../platform/run-transaction';
import { log } from '../platform/log';
import { readDocument } from '../platform/read-document';
import { readCompany } from '../platform/read-company';
import { deliveryErrorOf, isRecipientRefused, type Mailer } from '../platform/mail';
import { composeConfirmation, composeMail, composeNoteMail } from './compose-mail';
import type { MailContent, StoredLead } from './compose-mail';
import { statusTokenOf } from './status-token';

const MINUTE_MS = 60_000;
/** Longer than the function timeout: the holder of an unexpired lease may still be sending. */
const LEASE_MS = 10 * MINUTE_MS;
const MAX_BACKOFF_MS = 6 * 60 * MINUTE_MS;
/** A confirmation is tried for this long. A later one says nothing that its sender still waits for. */
const CONFIRMATION_MS = 3 * 24 * 60 * MINUTE_MS;

/**
 * Sends the mail about a lead unless it was sent already or another instance holds its lease. Idempotent.
 * Errors of the mail server and of an unreadable lead are stored, not thrown; the scheduled run retries them.
 */
export async function sendLeadMail(mailId: string, mailer: Mailer, now = Date.now()): Promise<void> {
  const document = firestore().collection(COLLECTIONS.mail).doc(mailId);
  const leased = await acquireLease(document, now);
  if (leased === null) return;
  try {
    const lead = await readLead(leased);
    const content = lead && (await contentOf(leased, lead, mailer.siteUrl));
    if (content === null) {
      await storeState(document, { state: 'dropped', nextTryAt: null });
      return;
    }
    const { accepted, refused } = await mailer.send({ ...content, id: mailId, attempt: leased.attempts });
    const error = refused === '' ? '' : `The mail server refused ${refused}.`;
    await storeState(document, { state: 'sent', to: accepted, error, errorCode: '', nextTryAt: null, sentAt: Timestamp.now() });
  } catch (error) {
    const failure = failureOf(leased, error, now);
    const facts = { path: document.path, attempt: leased.attempts };
    // Anybody can enter an address that takes no mail. Where the mail server itself fails, the mail to staff fails, too.
    if (leased.audience === 'client') log.warn('A confirmation was not sent', facts, error);
    else log.error('A lead mail was not sent', facts, error);
    await storeState(document, failure);
  }
}

const storeState = (document: DocumentReference, change: Partial<Record<keyof Mail, unknown>>): Promise<void> =>
  storeRepeatably((transaction) => transaction.update(document, change));

/**
 * What a failed attempt changes. A confirmation is dropped if its address is refused for good, or takes no mail for days: nothing is
 * wrong with the mails of the site.
 */
export function failureOf(
  { audience, attempts, createdAt }: Pick<Mail, 'audience' | 'attempts' | 'createdAt'>,
  error: unknown,
  now: number,
) {
  const { code: errorCode, message } = deliveryErrorOf(error);
  if (audience === 'client' && (isRecipientRefused(error) || now - createdAt > CONFIRMATION_MS))
    return { state: 'dropped', error: message, errorCode, nextTryAt: null } as const;
  const nextTryAt = Timestamp.fromMillis(now + backoffMs(attempts));
  return { state: 'failed', error: message, errorCode, nextTryAt } as const;
}

/** Null: nothing to send, because the client has left no usable address. */
async function contentOf({ audience, noteId }: Mail, lead: StoredLead, siteUrl: string): Promise<MailContent | null> {
  if (noteId !== undefined) return composeNoteMail(lead, noteId, siteUrl);
  if (audience === 'staff') return composeMail(lead, siteUrl);
  return composeConfirmation(lead, siteUrl, statusTokenOf(lead.kind, lead.id), await readCompany());
}

/** Exponential backoff: 1, 2, 4, … minutes, at most 6 hours. */
const backoffMs = (attempts: number): number => Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** (attempts - 1));

/** Acquires the lease; null if the mail is done or leased. A queued mail may be taken at any time. */
const acquireLease = (document: DocumentReference, now: number): Promise<Mail | null> =>
  runTransaction(async (transaction) => {
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
  return kind === 'order' ? { kind, ...readDocument(order, found) } : { kind, ...readDocument(quickEnquiry, found) };
}

/** Bounds the load on a mail server that was down. */
export const RETRY_BATCH_SIZE = 50;

/** Below the timeout of the scheduled function, with time left for one mail. */
const RETRY_DURATION_MS = 7 * MINUTE_MS;

/** Retries mails that failed, were interrupted, or were never triggered. Returns how many it tried. */
export async function retryLeadMail(mailer: Mailer, now = Date.now()): Promise<number> {
  const due = await firestore()
    .collection(COLLECTIONS.mail)
    .where('nextTryAt', '<=', Timestamp.fromMillis(now))
    .orderBy('nextTryAt')
    .limit(RETRY_BATCH_SIZE)
    .get();
  const started = Date.now();
  let tried = 0;
  for (const { id } of due.docs) {
    if (Date.now() - started > RETRY_DURATION_MS) break;
    // One mail that cannot be sent must not hold up those behind it.
    await sendLeadMail(id, mailer, now).catch((error: unknown) => {
      log.error('A lead mail was not tried', { path: `${COLLECTIONS.mail}/${id}` }, error);
    });
    tried += 1;
  }
  return tried;
}
