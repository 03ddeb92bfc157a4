import { COLLECTIONS, LEAD_COLLECTIONS, LEAD_KINDS } from '@catalogue/contract/collections';
import type { ErasedSpam, LeadKind } from '@catalogue/contract/entities/lead';
import { commitInHalves } from '../platform/commit-in-halves';
import { FieldValue, firestore, type QueryDocumentSnapshot } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import type { Eraser } from '../privacy/erase-person';

/** Deletes per commit: below Firestore's 10 MiB for all but the longest leads. */
const BATCH_SIZE = 50;
/** Well below the timeout of the function; the caller repeats the call for the rest. */
const MAX_DURATION_MS = 20_000;
/** gRPC's INVALID_ARGUMENT. */
const INVALID_ARGUMENT = 3;

/** Erases spam leads of both kinds, with one activity entry per kind. One that is changed meanwhile stays. */
export async function eraseSpam(by: Eraser): Promise<ErasedSpam> {
  const deadline = Date.now() + MAX_DURATION_MS;
  let total = 0;
  for (const kind of LEAD_KINDS) {
    const { erased, hasMore } = await eraseSpamOf(kind, by, deadline);
    total += erased;
    if (hasMore) return { erased: total, hasMore };
  }
  return { erased: total, hasMore: false };
}

async function eraseSpamOf(kind: LeadKind, by: Eraser, deadline: number): Promise<ErasedSpam> {
  const collection = LEAD_COLLECTIONS[kind];
  const spam = firestore().collection(collection).where('status', '==', 'spam').orderBy('createdAt', 'desc').limit(BATCH_SIZE);
  const entry = firestore().collection(COLLECTIONS.activity).doc();
  let erased = 0;
  let newest: QueryDocumentSnapshot | undefined;
  // Each page begins behind the last one: from the start, a query would walk over what is deleted already.
  for (let { docs } = await spam.get(); docs.length > 0; { docs } = await spam.startAfter(docs.at(-1)).get()) {
    if (Date.now() > deadline) return { erased, hasMore: true };
    const commit = async (part: readonly QueryDocumentSnapshot[]): Promise<void> => {
      const unchanged = await runTransaction(async (transaction) => {
        const now = await transaction.getAll(...part.map(({ ref }) => ref));
        // Someone changed a lead in this very moment: it stays. One that is gone may have been erased by a commit whose answer was lost.
        const erasable = part.filter(({ updateTime }, index) => now[index]?.updateTime?.isEqual(updateTime) ?? true);
        const named = newest ?? erasable[0];
        if (named === undefined) return erasable;
        for (const { ref } of erasable) transaction.delete(ref);
        transaction.set(entry, {
          action: 'erased',
          noun: collection,
          id: named.id,
          title: String(named.get('reference')),
          // Each commit replaces the entry: the count is of all commits so far.
          count: erased + erasable.length,
          by: by.uid,
          byName: by.name,
          at: FieldValue.serverTimestamp(),
        });
        return erasable;
      });
      newest ??= unchanged[0];
      erased += unchanged.length;
    };
    await commitInHalves(docs, commit, isInvalid);
  }
  return { erased, hasMore: false };
}

const isInvalid = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === INVALID_ARGUMENT;
