import { COLLECTIONS, CATALOGUE_META } from '@catalogue/contract/collections';
import { banner } from '@catalogue/contract/entities/banner';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { catalogueMeta } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import { category } from '@catalogue/contract/entities/category';
import { product } from '@catalogue/contract/entities/product';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  documentId,
  type DocumentSnapshot,
  getCountFromServer,
  getDoc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  serverTimestamp,
  startAfter,
  Timestamp,
  waitForPendingWrites,
  where,
  writeBatch,
} from 'firebase/firestore';
import * as v from 'valibot';
import { auth } from './auth';
import { firestore } from './firestore';
import { WriteRefused } from './refused';

const SCHEMAS = { categories: category, products: product, banners: banner };

/** A stored category, product or banner. */
export type Content<Noun extends CatalogueNoun> = v.InferOutput<(typeof SCHEMAS)[Noun]>;

/** Stands for the server's time of the write. */
export const NOW = { serverTime: true } as const;

/** Fields to write. Moments are Dates here, or {@link NOW}; null clears. */
export type Fields = Record<string, string | number | boolean | Date | typeof NOW | null>;

/** Which documents to watch. */
export type Selection =
  /** All of a noun, in their order: for nouns of which a company has dozens. */
  | { all: true }
  /** Changed since a moment (ms), in the trash or not. */
  | { changedSince: number }
  /** Hidden products, last changed first. */
  | { hidden: true; limit: number }
  /** In the trash, last deleted first. */
  | { trash: true; limit: number };

function constraints(selection: Selection): QueryConstraint[] {
  if ('changedSince' in selection)
    return [where('updatedAt', '>', Timestamp.fromMillis(selection.changedSince)), orderBy('updatedAt')];
  if ('hidden' in selection) {
    return [where('live', '==', false), where('deletedAt', '==', null), orderBy('updatedAt', 'desc'), limit(selection.limit)];
  }
  if ('trash' in selection) return [where('deletedAt', '>', new Date(0)), orderBy('deletedAt', 'desc'), limit(selection.limit)];
  return [where('deletedAt', '==', null), orderBy('order')];
}

function read<Noun extends CatalogueNoun>(noun: Noun, snapshot: DocumentSnapshot): Content<Noun> | null {
  const parsed = v.safeParse(SCHEMAS[noun], { ...snapshot.data({ serverTimestamps: 'estimate' }), id: snapshot.id });
  return parsed.success ? parsed.output : null;
}

/**
 * What a watcher is told: the rows, which of them this device changed and has not sent, how many stored documents could not be
 * read, and whether it all came from this device.
 */
export interface LiveRows<Row> {
  rows: Row[];
  unsent: ReadonlySet<string>;
  unreadable: number;
  fromDevice: boolean;
}

/** Live rows of a noun; own unsent changes are in them. Returns the way to stop. */
export function watchContent<Noun extends CatalogueNoun>(
  noun: Noun,
  selection: Selection,
  onRows: (watched: LiveRows<Content<Noun>>) => void,
  onFailure: (error: Error) => void,
): () => void {
  const asked = query(collection(firestore, COLLECTIONS[noun]), ...constraints(selection));
  return onSnapshot(
    asked,
    { includeMetadataChanges: true },
    (snapshot) => {
      const rows = snapshot.docs.map((one) => read(noun, one)).filter((row) => row !== null);
      const unsent = new Set(snapshot.docs.filter((one) => one.metadata.hasPendingWrites).map((one) => one.id));
      onRows({ rows, unsent, unreadable: snapshot.size - rows.length, fromDevice: snapshot.metadata.fromCache });
    },
    onFailure,
  );
}

/** Live state of one document: null where the server has none, undefined where neither this device nor anybody else has told. */
export function watchOne<Noun extends CatalogueNoun>(
  noun: Noun,
  id: string,
  onRow: (row: Content<Noun> | null | undefined) => void,
  onFailure: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(firestore, COLLECTIONS[noun], id),
    { includeMetadataChanges: true },
    (snapshot) => onRow(!snapshot.exists() && snapshot.metadata.fromCache ? undefined : read(noun, snapshot)),
    onFailure,
  );
}

/** The document as the server has it, or offline as this device does. Rejects when neither does. */
export const readOne = async <Noun extends CatalogueNoun>(noun: Noun, id: string): Promise<Content<Noun> | null> =>
  read(noun, await getDoc(doc(firestore, COLLECTIONS[noun], id)));

/** The document as the server has it now. Rejects offline. */
export const readFromServer = async <Noun extends CatalogueNoun>(noun: Noun, id: string): Promise<Content<Noun> | null> =>
  read(noun, await getDocFromServer(doc(firestore, COLLECTIONS[noun], id)));

/** How many products a category has, hidden ones too; counted as {@link countHidden} does. */
export const countProductsOf = async (categoryId: string): Promise<number> =>
  (
    await getCountFromServer(
      query(collection(firestore, COLLECTIONS.products), where('categoryId', '==', categoryId), where('deletedAt', '==', null)),
    )
  ).data().count;

/** How many products are hidden; the server counts, for one read in a thousand. Rejects offline. */
export const countHidden = async (): Promise<number> =>
  (
    await getCountFromServer(
      query(collection(firestore, COLLECTIONS.products), where('live', '==', false), where('deletedAt', '==', null)),
    )
  ).data().count;

/** Calls back with the state of the public snapshot: what is `asOf` later than a change has that change in it. */
export const watchCatalogue = (onMeta: (meta: CatalogueMeta) => void, onFailure: (error: Error) => void): (() => void) =>
  onSnapshot(
    doc(firestore, CATALOGUE_META),
    (snapshot) => {
      const parsed = v.safeParse(catalogueMeta, snapshot.data());
      if (parsed.success) onMeta(parsed.output);
    },
    onFailure,
  );

/** One write. `base` is the revision it follows on; null creates the document. */
export interface Change {
  noun: CatalogueNoun;
  id: string;
  base: number | null;
  fields: Fields;
}

/** Named in the list of last changes. */
export interface NewActivityEntry {
  action: 'added' | 'changed' | 'deleted' | 'restored' | 'imported' | 'undone';
  noun: CatalogueNoun;
  id: string;
  title: string;
  /** Id of its line there, for asking {@link wasCommitted} later. */
  line?: string;
}

/**
 * Writes all changes or none, with one line in the activity list. Shown on this device at once; resolves when the server has
 * it, and waits through any time offline. Rejects with {@link WriteRefused} when the rules refuse one of the changes.
 */
export async function commit(changes: readonly Change[], { line = newId(), ...deed }: NewActivityEntry): Promise<void> {
  const batch = writeBatch(firestore);
  for (const { noun, id, base, fields } of changes) {
    const reference = doc(firestore, COLLECTIONS[noun], id);
    const stamped = { ...withServerTimes(fields), updatedAt: serverTimestamp(), revision: (base ?? 0) + 1 };
    if (base !== null) batch.update(reference, stamped);
    else batch.set(reference, { ...stamped, [noun === 'products' ? 'addedDate' : 'createdAt']: serverTimestamp() });
  }
  const by = auth.currentUser;
  batch.set(doc(firestore, COLLECTIONS.activity, line), {
    ...deed,
    count: changes.length,
    by: by?.uid ?? '',
    byName: by?.displayName ?? by?.email ?? '',
    at: serverTimestamp(),
  });
  try {
    await batch.commit();
  } catch (error) {
    throw isRefusal(error) ? new WriteRefused(error, await hasMovedOn(changes)) : error;
  }
}

/** Whether the server has another revision than a change follows on. Of several at once that is taken for granted. */
async function hasMovedOn([change, ...others]: readonly Change[]): Promise<boolean> {
  if (!change || others.length > 0) return true;
  const stored = await getDocFromServer(doc(firestore, COLLECTIONS[change.noun], change.id)).catch(() => null);
  return stored !== null && (stored.get('revision') ?? null) !== change.base;
}

/**
 * Whether the server took a commit that an earlier page made, once nothing of this device waits any more: its line is written
 * with its changes or not at all. Firestore itself drops in silence what is refused after a reload.
 */
export async function wasCommitted(line: string): Promise<boolean> {
  await waitForPendingWrites(firestore);
  return (await getDocFromServer(doc(firestore, COLLECTIONS.activity, line))).exists();
}

const withServerTimes = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === NOW ? serverTimestamp() : value]));

/** An update of a document that is gone is "not-found"; it is as refused as one that the rules forbid. */
const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError && ['permission-denied', 'not-found', 'failed-precondition'].includes(error.code);

/** A fresh document id. */
export const newId = (): string => doc(collection(firestore, COLLECTIONS.products)).id;

/** Documents read at once by {@link readPage}. */
const PAGE = 500;

/** Documents in the order of their ids, following `after` ('' begins), from the server. `last` is null at the end. */
export async function readPage<Noun extends CatalogueNoun>(
  noun: Noun,
  after: string,
): Promise<{ rows: Content<Noun>[]; last: string | null }> {
  const begin = after === '' ? [] : [startAfter(after)];
  const snapshot = await getDocsFromServer(
    query(collection(firestore, COLLECTIONS[noun]), orderBy(documentId()), ...begin, limit(PAGE)),
  );
  const rows = snapshot.docs.map((one) => read(noun, one)).filter((row) => row !== null);
  return { rows, last: snapshot.size < PAGE ? null : (snapshot.docs.at(-1)?.id ?? null) };
}
