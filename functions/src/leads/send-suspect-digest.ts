import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { firestore, Timestamp } from '../platform/firestore';
import type { Mailer } from '../platform/mail';
import { DESK_PATHS } from './compose-mail';

/** When the last digest was sent. */
const STATE = `${COLLECTIONS.rateLimits}/suspectDigest`;

/**
 * Mails staff how many suspect leads arrived since the last digest, if any. Suspects have no mails of their own.
 * It counts by aggregation: 1,000 leads cost one read.
 */
export async function sendSuspectDigest(mailer: Mailer, now = Date.now()): Promise<number> {
  const state = firestore().doc(STATE);
  const since = ((await state.get()).get('sentAt') as Timestamp | undefined) ?? Timestamp.fromMillis(0);
  const until = Timestamp.fromMillis(now);
  const countOf = async (collection: string): Promise<number> => {
    const suspects = firestore().collection(collection).where('status', '==', 'suspect');
    const recent = suspects.where('createdAt', '>', since).where('createdAt', '<=', until);
    return (await recent.count().get()).data().count;
  };
  const [enquiries, orders] = await Promise.all([countOf(LEAD_COLLECTIONS.quickEnquiry), countOf(LEAD_COLLECTIONS.order)]);
  if (enquiries + orders === 0) return 0;
  const text = [
    'More leads than usual came from single networks. They were stored as suspect, without a mail each.',
    '',
    `Quick enquiries: ${enquiries}, see ${mailer.siteUrl}${DESK_PATHS.quickEnquiry}?filter=suspect`,
    `Orders: ${orders}, see ${mailer.siteUrl}${DESK_PATHS.order}?filter=suspect`,
    '',
  ].join('\n');
  const subject = `${enquiries + orders} suspect leads`;
  await mailer.send({ to: null, id: `suspects-${now}`, attempt: 1, subject, text, replyTo: null });
  await state.set({ sentAt: until });
  return enquiries + orders;
}
