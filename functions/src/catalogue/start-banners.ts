import { COLLECTIONS } from '@catalogue/contract/collections';
import { FieldValue, firestore, Timestamp } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { log } from '../platform/log';

/**
 * Lets visitors read the banners whose start has come. Their documents' trigger publishes them, as after any change.
 *
 * @returns how many have started
 */
export async function startBanners(): Promise<number> {
  const now = Date.now();
  const due = await firestore()
    .collection(COLLECTIONS.banners)
    .where('planned', '==', true)
    .where('startsAt', '<=', Timestamp.fromMillis(now))
    .select()
    .get();
  for (const { ref } of due.docs)
    await runTransaction(async (transaction) => {
      const banner = await transaction.get(ref);
      const startsAt: unknown = banner.get('startsAt');
      // Staff may have moved the start meanwhile.
      if (banner.get('planned') !== true || !(startsAt instanceof Timestamp) || startsAt.toMillis() > now) return;
      transaction.update(ref, { planned: false, updatedAt: FieldValue.serverTimestamp() });
    });
  if (!due.empty) log.info('Banners have started', { count: due.size });
  return due.size;
}
