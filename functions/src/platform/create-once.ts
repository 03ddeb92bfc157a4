import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { firestore } from './firestore';

interface NewDocument {
  reference: DocumentReference;
  data: DocumentData;
}

type Store = Pick<Firestore, 'getAll' | 'runTransaction'>;

/**
 * Creates all of the documents, unless one of them is there: then it writes nothing and answers the first that is.
 *
 * It goes by what is stored and never by the code of a refusal. "Exists already" is 6 over gRPC and 10 (conflict) over
 * REST, which the library repeats by itself for minutes where a plain `create` is refused. A transaction is repeated from
 * its beginning instead, and then finds the document. It reads outside of its locks: many repeats at once would only
 * wait for each other, and `create` is what keeps it to one.
 */
export async function createOnce(births: readonly NewDocument[], store: Store = firestore()): Promise<DocumentSnapshot | undefined> {
  const known = async () => {
    const found = await store.getAll(...births.map(({ reference }) => reference));
    return found.find((document) => document.exists);
  };
  try {
    return await store.runTransaction(async (transaction) => {
      const before = await known();
      if (before === undefined) for (const { reference, data } of births) transaction.create(reference, data);
      return before;
    });
  } catch (refusal) {
    // Another was faster between our look and our write, or our own write arrived and its answer did not.
    const after = await known().catch(() => undefined);
    if (after === undefined) throw refusal;
    return after;
  }
}
