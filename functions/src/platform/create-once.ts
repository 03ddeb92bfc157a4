import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { firestore } from './firestore';
import { runTransaction } from './run-transaction';

interface NewDocument {
  reference: DocumentReference;
  data: DocumentData;
}

interface Options {
  /** Documents that prevent the creation if they exist. */
  tombstones?: readonly DocumentReference[];
  store?: Pick<Firestore, 'getAll' | 'runTransaction'>;
}

/**
 * Creates all documents, or none if one exists: then it returns the first existing document, otherwise undefined.
 * Why it reads outside the transaction and ignores error codes: docs/decisions/006-outbox.md.
 */
export async function createOnce(
  documents: readonly NewDocument[],
  { tombstones = [], store = firestore() }: Options = {},
): Promise<DocumentSnapshot | undefined> {
  const findExisting = async () => {
    const found = await store.getAll(...documents.map(({ reference }) => reference), ...tombstones);
    return found.find((document) => document.exists);
  };
  try {
    return await runTransaction(async (transaction) => {
      const existing = await findExisting();
      if (existing === undefined) for (const { reference, data } of documents) transaction.create(reference, data);
      return existing;
    }, store);
  } catch (error) {
    // Another request created it meanwhile, or our write succeeded and its response was lost.
    const stored = await findExisting().catch(() => undefined);
    if (stored === undefined) throw error;
    return stored;
  }
}
