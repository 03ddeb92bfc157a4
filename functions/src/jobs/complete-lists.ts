import { isPlannedAt } from '@catalogue/contract/schedule';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { CollectionReference, QueryDocumentSnapshot } from '../platform/firestore';
import { FieldPath, firestore, Timestamp } from '../platform/firestore';
import { storeRepeatably } from '../platform/run-transaction';
import { log } from '../platform/log';

/** What a document gets for each field that it lacks. */
type Fallbacks = Readonly<Record<string, (document: QueryDocumentSnapshot) => unknown>>;

/** Documents read at once. */
const PAGE = 300;

const created = ({ createTime }: QueryDocumentSnapshot) => createTime;
const now = () => Timestamp.now();
const LEAD: Fallbacks = { createdAt: created, updatedAt: now, status: () => 'new' };
const CONTENT: Fallbacks = { updatedAt: now, deletedAt: () => null };
const isPlanned = (banner: QueryDocumentSnapshot): boolean => {
  const startsAt: unknown = banner.get('startsAt');
  return isPlannedAt(startsAt instanceof Timestamp ? startsAt.toMillis() : null, Date.now());
};
const IN_ORDER: Fallbacks = { ...CONTENT, order: () => 0 };

/**
 * Adds missing fields to documents. Firestore omits a document without a field from every list that orders or filters by it: staff
 * would never see it, and it would never expire. Only the console or an import creates such documents.
 *
 * @returns how many documents were completed
 */
export async function completeLists(): Promise<number> {
  return [
    await complete(COLLECTIONS.quickEnquiries, LEAD),
    await complete(COLLECTIONS.orders, LEAD),
    await complete(COLLECTIONS.products, { ...CONTENT, live: () => false }),
    await complete(COLLECTIONS.categories, IN_ORDER),
    await complete(COLLECTIONS.banners, { ...IN_ORDER, planned: isPlanned }),
    await complete(COLLECTIONS.clients, { updatedAt: now }),
    await complete(COLLECTIONS.subscribers, { createdAt: created }),
    await complete(COLLECTIONS.activity, { at: created }),
    await complete(COLLECTIONS.mail, { createdAt: created }),
  ].reduce((sum, count) => sum + count);
}

async function complete(name: string, fallbacks: Fallbacks): Promise<number> {
  const collection = firestore().collection(name);
  const fields = Object.keys(fallbacks);
  if (await isComplete(collection, fields)) return 0;
  let count = 0;
  const all = collection
    .orderBy(FieldPath.documentId())
    .select(...fields)
    .limit(PAGE);
  for (let { docs } = await all.get(); docs.length > 0; { docs } = await all.startAfter(docs.at(-1)).get()) {
    for (const document of docs) {
      const missing = Object.entries(fallbacks).filter(([field]) => document.get(field) === undefined);
      if (missing.length === 0) continue;
      const data = Object.fromEntries(missing.map(([field, valueOf]) => [field, valueOf(document)]));
      const about = { path: document.ref.path, fields: Object.keys(data).join(', ') };
      try {
        await storeRepeatably((transaction) => transaction.update(document.ref, data));
        log.error('A document was in no list; it is now', about);
        count += 1;
      } catch (cause) {
        // Deleted meanwhile, or somebody works on it: the next night finds it again.
        log.error('A document is in no list', about, cause);
      }
    }
  }
  return count;
}

/** Counts are billed by the thousand: a full collection costs a few reads. */
async function isComplete(collection: CollectionReference, fields: readonly string[]): Promise<boolean> {
  const counts = await Promise.all(
    [collection, ...fields.map((field) => collection.orderBy(field))].map((one) => one.count().get()),
  );
  return new Set(counts.map((one) => one.data().count)).size === 1;
}
