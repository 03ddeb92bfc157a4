import { COLLECTIONS } from '@catalogue/contract/collections';
import type { OpenedShortlist, SharedShortlist, ShortlistInput } from '@catalogue/contract/entities/shortlist';
import { EXPIRED_SHORTLIST_DAYS, SHORTLIST_DAYS } from '@catalogue/contract/retention';
import { FieldValue, firestore, Timestamp } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { log } from '../platform/log';
import { anyShard, eachShard } from '../platform/shards';

const DAY_MS = 86_400_000;
/** Firestore's latest moment is in the year 9999. */
const LATEST_MS = Date.UTC(9999, 0, 1);

const documentOf = (id: string) => firestore().collection(COLLECTIONS.shortlists).doc(id);
const viewsOf = (id: string, shard: number) => firestore().collection(COLLECTIONS.shortlistViews).doc(`${id}.${shard}`);

/** How often a link was opened. */
async function countViews(id: string): Promise<number> {
  const shards = await firestore().getAll(...eachShard((shard) => viewsOf(id, shard)));
  return shards.reduce((sum, shard) => sum + Number(shard.get('views') ?? 0), 0);
}

/** Stores title, expiry date and products under the id. Returns null if somebody else has it. Repeating it keeps the views. */
export async function saveShortlist(owner: string, shared: ShortlistInput): Promise<SharedShortlist | null> {
  const { id, code, title, expiresAt } = shared;
  const isTheirs = await runTransaction(async (transaction) => {
    const stored = await transaction.get(documentOf(id));
    if (stored.exists && stored.get('owner') !== owner) return false;
    // Then Firestore deletes the document (TTL policy).
    const end = Math.min((expiresAt ?? Date.now() + SHORTLIST_DAYS * DAY_MS) + EXPIRED_SHORTLIST_DAYS * DAY_MS, LATEST_MS);
    const fields = {
      ...{ owner, code, title },
      expiresAt: expiresAt === null ? null : Timestamp.fromMillis(Math.min(expiresAt, LATEST_MS)),
      eraseAt: Timestamp.fromMillis(end),
    };
    transaction.set(stored.ref, fields, { merge: true });
    return true;
  });
  return isTheirs ? { id, views: await countViews(id) } : null;
}

/** What the link shows, and one view more if `counts`; null for an unknown id. An expired shortlist counts no views. */
export async function openShortlist(id: string, counts: boolean): Promise<OpenedShortlist | null> {
  const stored = await documentOf(id).get();
  if (!stored.exists) return null;
  const expiresAt = (stored.get('expiresAt') as Timestamp | null)?.toMillis() ?? null;
  const isExpired = expiresAt !== null && expiresAt < Date.now();
  // The shortlist is shown even if the view could not be counted.
  if (counts && !isExpired)
    await viewsOf(id, anyShard())
      .set({ views: FieldValue.increment(1), eraseAt: stored.get('eraseAt') as Timestamp }, { merge: true })
      .catch((cause: unknown) => {
        log.warn('A view of a shortlist was not counted', {}, cause);
      });
  return { title: String(stored.get('title')), expiresAt, code: isExpired ? null : String(stored.get('code')) };
}
