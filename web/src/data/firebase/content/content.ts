import { CATALOGUE_META } from '@catalogue/contract/collections';
import type { CatalogueMeta, CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { catalogueMeta } from '@catalogue/contract/entities/catalogue';
import {
  doc,
  documentId,
  getCountFromServer,
  getDoc,
  getDocFromServer,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  type QueryFieldFilterConstraint,
  type QuerySnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import * as v from 'valibot';
import { contentCollection, contentDocument, readContent, serverSnapshot, type Content } from './content-documents';
import { firestore } from '../firestore';
import { watchQuery, type LiveRows } from '../watch-query';

/** Which documents to watch. */
export type ProductSelection =
  /** All of a noun, in their order: for nouns of which a company has dozens. */
  | { all: true }
  /** Changed since a moment (ms), deleted ones included. */
  | { changedSince: number }
  /** Hidden products, last changed first. */
  | { hidden: true; limit: number }
  /** Deleted ones, last deleted first. */
  | { trash: true; limit: number };

function constraintsOf(selection: ProductSelection): QueryConstraint[] {
  if ('changedSince' in selection)
    return [where('updatedAt', '>', Timestamp.fromMillis(selection.changedSince)), orderBy('updatedAt')];
  if ('hidden' in selection) {
    return [where('live', '==', false), where('deletedAt', '==', null), orderBy('updatedAt', 'desc'), limit(selection.limit)];
  }
  if ('trash' in selection) return [where('deletedAt', '>', new Date(0)), orderBy('deletedAt', 'desc'), limit(selection.limit)];
  return [where('deletedAt', '==', null), orderBy('order')];
}

/** Live rows of a noun, unsent changes of this device included. Returns the function that stops. */
export const watchContent = <Noun extends CatalogueNoun>(
  noun: Noun,
  selection: ProductSelection,
  onRows: (live: LiveRows<Content<Noun>>) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  watchQuery(
    query(contentCollection(noun), ...constraintsOf(selection)),
    (snapshot) => readContent(noun, snapshot),
    onRows,
    onFailure,
  );

/**
 * Products that this device has added or changed and the server has not confirmed, live, from the cache alone. Queries by time leave
 * them out: the server's time of a pending write is in no range.
 */
export const watchUnsentProducts = (
  onRows: (rows: Content<'products'>[]) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  onSnapshot(
    contentCollection('products'),
    { includeMetadataChanges: true, source: 'cache' },
    ({ docs }) =>
      onRows(
        docs
          .filter(({ metadata }) => metadata.hasPendingWrites)
          .map((one) => readContent('products', one))
          .filter((row) => row !== null),
      ),
    onFailure,
  );

/** Live state of one product. null: the server has none. undefined: this device has none and the server has not answered. */
export const watchProduct = (
  id: string,
  onRow: (row: Content<'products'> | null | undefined) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  onSnapshot(
    contentDocument('products', id),
    { includeMetadataChanges: true },
    (snapshot) => onRow(!snapshot.exists() && snapshot.metadata.fromCache ? undefined : readContent('products', snapshot)),
    onFailure,
  );

/** The product from the server, or offline from this device. Rejects when neither has it. */
export const readProduct = async (id: string): Promise<Content<'products'> | null> =>
  readContent('products', await getDoc(contentDocument('products', id)));

/** The document as the server has it now. Rejects offline. */
export const readFromServer = async <Noun extends CatalogueNoun>(noun: Noun, id: string): Promise<Content<Noun> | null> =>
  readContent(noun, await getDocFromServer(contentDocument(noun, id)));

/** The product as the server has it, once there is a connection: just after a reconnection, {@link readFromServer} still rejects. */
export const readProductWhenConnected = async (id: string): Promise<Content<'products'> | null> =>
  readContent('products', await serverSnapshot(contentDocument('products', id)));

/** Counts products outside the trash on the server, for one billed read per thousand. Rejects offline. */
async function countProducts(filter: QueryFieldFilterConstraint): Promise<number> {
  const counted = await getCountFromServer(query(contentCollection('products'), filter, where('deletedAt', '==', null)));
  return counted.data().count;
}

/** Number of products of a category, hidden ones included. */
export const countProductsOf = (categoryId: string): Promise<number> => countProducts(where('categoryId', '==', categoryId));

/** Number of hidden products. */
export const countHidden = (): Promise<number> => countProducts(where('live', '==', false));

/** Hidden products that a search for an item number reads. */
const HIDDEN_LIMIT = 300;

/**
 * Products from the server that may have an item number and that a catalogue file lacks: those with the number as typed, in
 * capitals or in small letters, the hidden ones changed last, and those changed since the file was made. Deleted ones included.
 * Rejects offline.
 */
export async function findBeyondFile(sku: string, changedSince: number): Promise<Content<'products'>[]> {
  const spellings = [...new Set([sku, sku.toUpperCase(), sku.toLowerCase()])];
  const constraints = [
    [where('sku', 'in', spellings), where('deletedAt', '==', null)],
    constraintsOf({ hidden: true, limit: HIDDEN_LIMIT }),
    constraintsOf({ changedSince }),
  ];
  const found = await Promise.all(constraints.map((some) => getDocsFromServer(query(contentCollection('products'), ...some))));
  return productsOf(found);
}

/** Every product in the cache of this device, deleted ones and unsent changes included. */
export const readCachedProducts = async (): Promise<Content<'products'>[]> =>
  productsOf([await getDocsFromCache(contentCollection('products'))]);

const productsOf = (found: readonly QuerySnapshot[]): Content<'products'>[] =>
  found.flatMap(({ docs }) => docs.map((one) => readContent('products', one)).filter((row) => row !== null));

/** Calls back with the state of the public snapshot. A snapshot whose `asOf` is later than a change contains that change. */
export const watchCatalogue = (onMeta: (meta: CatalogueMeta) => void, onFailure: (error: Error) => void): (() => void) =>
  onSnapshot(
    doc(firestore, CATALOGUE_META),
    (snapshot) => {
      const parsed = v.safeParse(catalogueMeta, snapshot.data());
      if (parsed.success) onMeta(parsed.output);
    },
    onFailure,
  );

/** Documents per call of {@link readPage}. */
const PAGE_SIZE = 500;

/** Documents from the server in the order of their ids, after the id `after` ('' starts). `last` is null on the last page. */
export async function readPage<Noun extends CatalogueNoun>(
  noun: Noun,
  after: string,
): Promise<{ rows: Content<Noun>[]; last: string | null }> {
  const start = after === '' ? [] : [startAfter(after)];
  const snapshot = await getDocsFromServer(query(contentCollection(noun), orderBy(documentId()), ...start, limit(PAGE_SIZE)));
  const rows = snapshot.docs.map((one) => readContent(noun, one)).filter((row) => row !== null);
  return { rows, last: snapshot.size < PAGE_SIZE ? null : (snapshot.docs.at(-1)?.id ?? null) };
}
