import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { firestore } from './firestore';

interface NewDocument {
  reference: DocumentReference;
  data: DocumentData;
}

type Store = Pick<Firestore, 'getAll' | 'runTransaction'>;

/**
 * Creates all documents, or none if one exists: then it returns the first existing document, otherwise undefined.
 * docs/decisions says why it reads outside the transaction and ignores error codes.
 */
export async function createOnce(
  births: readonly NewDocument[],
  store: Store = firestore(),
): Promise<DocumentSnapshot | undefined> {
  const findExisting = async () => {
    const found = await store.getAll(...births.map(({ reference }) => reference));
    return found.find((document) => document.exists);
  };
  try {
    return await store.runTransaction(async (transaction) => {
      const existing = await findExisting();
      if (existing === undefined) for (const { reference, data } of births) transaction.create(reference, data);
      return existing;
    });
  } catch (error) {
    // Another request created it meanwhile, or our write succeeded and its response was lost.
    const stored = await findExisting().catch(() => undefined);
    if (stored === undefined) throw error;
    return stored;
  }
}
