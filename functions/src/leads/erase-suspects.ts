import { COLLECTIONS, LEAD_COLLECTIONS, LEAD_KINDS } from '@catalogue/contract/collections';
import type { ErasedSuspects, LeadKind } from '@catalogue/contract/entities/lead';
import { type DocumentSnapshot, FieldValue, firestore } from '../platform/firestore';
import { storeRepeatably } from '../platform/run-transaction';

/** Deletes per commit; Firestore accepts 500 writes. */
const BATCH_SIZE = 400;
/** Well below the timeout of the function; the caller repeats the call for the rest. */
const MAX_DURATION_MS = 20_000;

/** Erases suspect leads of both kinds, with one activity entry per commit. */
export async function eraseSuspects(by: { uid: string; name: string }): Promise<ErasedSuspects> {
  const deadline = Date.now() + MAX_DURATION_MS;
  let erased = 0;
  for (const kind of LEAD_KINDS) {
    let last: DocumentSnapshot | undefined;
    for (;;) {
      if (Date.now() > deadline) return { erased, hasMore: true };
      const docs = await eraseBatch(kind, by, last);
      erased += docs.length;
      if (docs.length < BATCH_SIZE) break;
      last = docs.at(-1);
    }
  }
  return { erased, hasMore: false };
}

/** Erases those behind `last`: from the start, a query would walk over what is deleted already. */
async function eraseBatch(
  kind: LeadKind,
  by: { uid: string; name: string },
  last: DocumentSnapshot | undefined,
): Promise<DocumentSnapshot[]> {
  const suspects = firestore().collection(LEAD_COLLECTIONS[kind]).where('status', '==', 'suspect').orderBy('createdAt', 'desc');
  const { docs } = await (last ? suspects.startAfter(last) : suspects).limit(BATCH_SIZE).get();
  const [newest] = docs;
  if (newest === undefined) return [];
  const entry = firestore().collection(COLLECTIONS.activity).doc();
  await storeRepeatably((transaction) => {
    for (const { ref } of docs) transaction.delete(ref);
    transaction.set(entry, {
      action: 'erased',
      noun: LEAD_COLLECTIONS[kind],
      id: newest.id,
      title: String(newest.get('reference')),
      count: docs.length,
      by: by.uid,
      byName: by.name,
      at: FieldValue.serverTimestamp(),
    });
  });
  return docs;
}
