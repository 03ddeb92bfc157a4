import type { COLLECTIONS } from '@catalogue/contract/collections';
import type { CollectionReference, QueryDocumentSnapshot } from '../platform/firestore';
import { FieldPath, firestore, storeRepeatably, Timestamp } from '../platform/firestore';
import { log } from '../platform/log';

type Fallback = (document: QueryDocumentSnapshot) => unknown;

/** Documents read at once. */
const PAGE = 300;

const created: Fallback = ({ createTime }) => createTime;
const now: Fallback = () => Timestamp.now();
const lead = { createdAt: created, updatedAt: now, status: () => 'new' } satisfies Record<string, Fallback>;
const content = { updatedAt: now, deletedAt: () => null } satisfies Record<string, Fallback>;

/** Fields by which lists order or choose their documents, and what a document has that lacks them. */
const LISTED_BY: Partial<Record<keyof typeof COLLECTIONS, Record<string, Fallback>>> = {
  quickEnquiries: lead,
  orders: lead,
  products: { ...content, live: () => false },
  categories: { ...content, order: () => 0 },
  banners: { ...content, order: () => 0 },
  clients: { updatedAt: now },
  subscribers: { createdAt: created },
  activity: { at: created },
  mail: { createdAt: created },
};

/**
 * Firestore leaves a document without a field out of every list that orders by it: nobody would ever see it, and no date would erase
 * it. Gives such documents the field. Only somebody in the console, or an import, can have made them.
 *
 * @returns how many documents were mended
 */
export async function completeLists(): Promise<number> {
  let count = 0;
  for (const [name, fields] of Object.entries(LISTED_BY)) {
    const collection = firestore().collection(name);
    if (await isComplete(collection, Object.keys(fields))) continue;
    const all = collection
      .orderBy(FieldPath.documentId())
      .select(...Object.keys(fields))
      .limit(PAGE);
    for (let { docs } = await all.get(); docs.length > 0; { docs } = await all.startAfter(docs.at(-1)).get()) {
      for (const document of docs) {
        const missing = Object.entries(fields).filter(([field]) => document.get(field) === undefined);
        if (missing.length === 0) continue;
        const data = Object.fromEntries(missing.map(([field, valueOf]) => [field, valueOf(document)]));
        await storeRepeatably((transaction) => transaction.update(document.ref, data));
        log.error('A document was in no list; it is now', { path: document.ref.path, fields: Object.keys(data).join(', ') });
        count += 1;
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
