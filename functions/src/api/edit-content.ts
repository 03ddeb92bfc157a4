import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { DocumentReference, DocumentSnapshot, Transaction } from '../platform/firestore';
import { FieldValue, firestore } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import type { Caller } from './authenticate';
import { HttpError } from './http-error';

type Fields = Record<string, unknown>;
type Action = 'added' | 'changed' | 'deleted';

/** A document and its writer. */
export interface Target {
  noun: CatalogueNoun;
  id: string;
  by: Caller;
}

const documentOf = ({ noun, id }: Pick<Target, 'noun' | 'id'>): DocumentReference =>
  firestore().collection(COLLECTIONS[noun]).doc(id);

/** A new random document id. */
export const newId = (): string => firestore().collection(COLLECTIONS.products).doc().id;

/** Reads a document. @throws HttpError 404 if it is missing or in the trash */
export async function readExisting(noun: CatalogueNoun, id: string): Promise<DocumentSnapshot> {
  const document = await documentOf({ noun, id }).get();
  if (document.get('deletedAt') !== null) throw new HttpError(404);
  return document;
}

/**
 * Creates a document; idempotent for the same id and fields.
 *
 * @param sent fields of the request
 * @param rest default fields, without times and revision
 * @throws HttpError 409 when the id has other content
 */
export async function addContent(
  target: Target,
  sent: Fields,
  rest: Fields,
): Promise<{ created: boolean; document: DocumentSnapshot }> {
  const reference = documentOf(target);
  const entry = newEntry();
  const created = await storeOnce(entry, true, async (transaction) => {
    const known = await transaction.get(reference);
    if (known.exists) {
      if (
        known.get('deletedAt') === null &&
        Object.entries(sent).every(([field, value]) => isDeepStrictEqual(known.get(field), value))
      )
        return false;
      throw new HttpError(409, { message: 'This id is taken.' });
    }
    insertContent(transaction, target, { ...rest, ...sent }, entry);
    return true;
  });
  return { created, document: await reference.get() };
}

/** Creates several documents, or none. */
export async function addAllContent(items: readonly { target: Target; fields: Fields }[]): Promise<DocumentSnapshot[]> {
  const entries = items.map(newEntry);
  const [first] = entries;
  if (first === undefined) return [];
  await storeOnce(first, undefined, (transaction) => {
    for (const [index, { target, fields }] of items.entries())
      insertContent(transaction, target, fields, entries[index] ?? newEntry());
    return Promise.resolve();
  });
  return firestore().getAll(...items.map(({ target }) => documentOf(target)));
}

function insertContent(transaction: Transaction, target: Target, fields: Fields, entry: DocumentReference): void {
  const now = FieldValue.serverTimestamp();
  const createdField = target.noun === 'products' ? 'addedDate' : 'createdAt';
  const ours = { imageError: null, [createdField]: now, updatedAt: now, deletedAt: null, revision: 1 };
  transaction.create(documentOf(target), { ...fields, ...ours });
  recordActivity(transaction, target, 'added', fields.title, entry);
}

interface EditChecks {
  /** Revision the edit is based on; undefined skips the check. */
  revision?: number | undefined;
  /** Called with the stored document, in the transaction. It throws an HttpError to refuse the edit. */
  check?: (known: DocumentSnapshot) => void;
}

/**
 * Updates the given fields.
 *
 * @throws HttpError 404; 409 if the stored revision differs; what `check` throws
 */
export async function changeContent(target: Target, edit: Fields, checks?: EditChecks): Promise<DocumentSnapshot> {
  await updateContent(target, 'changed', edit, checks);
  return documentOf(target).get();
}

/** Moves a document to the trash. @throws HttpError 404 */
export const trashContent = (target: Target): Promise<void> =>
  updateContent(target, 'deleted', { deletedAt: FieldValue.serverTimestamp() });

async function updateContent(
  target: Target,
  action: Action,
  edit: Fields,
  { revision, check }: EditChecks = {},
): Promise<void> {
  const entry = newEntry();
  await storeOnce(entry, undefined, async (transaction) => {
    const known = await transaction.get(documentOf(target));
    if (known.get('deletedAt') !== null) throw new HttpError(404);
    if (revision !== undefined && known.get('revision') !== revision) throw new HttpError(409);
    check?.(known);
    transaction.update(known.ref, { ...edit, updatedAt: FieldValue.serverTimestamp(), revision: FieldValue.increment(1) });
    recordActivity(transaction, target, action, edit.title ?? known.get('title'), entry);
  });
}

const newEntry = (): DocumentReference => firestore().collection(COLLECTIONS.activity).doc();

/**
 * Runs a transaction that creates the activity entry `entry`. If Firestore stored it and the answer was lost, the transaction runs
 * again: the entry then proves that it was stored, and the result is `whenStored`.
 */
function storeOnce<T>(entry: DocumentReference, whenStored: T, change: (transaction: Transaction) => Promise<T>): Promise<T> {
  return runTransaction(async (transaction) => ((await transaction.get(entry)).exists ? whenStored : change(transaction)));
}

/** Writes the activity entry of a change, in its transaction. */
function recordActivity(
  transaction: Transaction,
  { noun, id, by }: Target,
  action: Action,
  title: unknown,
  entry: DocumentReference,
): void {
  transaction.create(entry, {
    action,
    noun,
    id,
    title: typeof title === 'string' ? title : '',
    count: 1,
    by: by.uid,
    byName: by.name,
    at: FieldValue.serverTimestamp(),
  });
}

/** A copy without undefined fields. */
export const withoutUndefined = (edit: Fields): Fields =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
