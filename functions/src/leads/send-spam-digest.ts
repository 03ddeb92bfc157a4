import { COLLECTIONS } from '@catalogue/contract/collections';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { firestore, Timestamp } from '../platform/firestore';
import type { Mailer } from '../platform/mail';
import { countSpam } from './count-spam';

/** When the last digest was sent. */
const STATE = `${COLLECTIONS.rateLimits}/spamDigest`;
/** Older ones are no news, also after a restore, which brings no state. */
const LOOK_BACK_MS = 24 * 3_600_000;

/**
 * Mails staff how many spam leads arrived since the last digest, if any. Spam leads have no mails of their own. What staff marked
 * as spam themselves is not counted.
 */
export async function sendSpamDigest(mailer: Mailer): Promise<number> {
  const now = Date.now();
  const state = firestore().doc(STATE);
  const sentAt: unknown = (await state.get()).get('sentAt');
  const since = Math.max(sentAt instanceof Timestamp ? sentAt.toMillis() : 0, now - LOOK_BACK_MS);
  const [enquiries, orders] = await Promise.all([countSpam('quickEnquiry', since, now), countSpam('order', since, now)]);
  if (enquiries + orders === 0) return 0;
  const text = [
    'More leads than usual came from single networks. They were stored as spam, without a mail each.',
    '',
    `Quick enquiries: ${enquiries}, see ${mailer.siteUrl}${ADMIN_PATHS.quickEnquiries}?filter=spam`,
    `Orders: ${orders}, see ${mailer.siteUrl}${ADMIN_PATHS.orders}?filter=spam`,
    '',
  ].join('\n');
  const subject = `${enquiries + orders} spam leads`;
  await mailer.send({ to: null, id: `spam-${now}`, attempt: 1, subject, text, replyTo: null });
  await state.set({ sentAt: Timestamp.fromMillis(now) });
  return enquiries + orders;
}
