import { COLLECTIONS } from '@catalogue/contract/collections';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { DocumentSnapshot, Query } from '../platform/firestore';
import { FieldPath, firestore } from '../platform/firestore';
import { idOf, microsOf, nounOf, pathOf } from './catalogue-change';
import type { Path } from './catalogue-change';
import type { StoredDocument } from './publish-port';

const SCAN_PAGE = 300;

const storedDocument = (document: DocumentSnapshot, noun: CatalogueNoun): StoredDocument => ({
  path: pathOf(noun, document.id),
  at: microsOf(document.updateTime ?? document.readTime),
  data: document.data(),
});

/** Documents by path, in the order of the paths. */
export async function readDocuments(paths: readonly Path[]): Promise<StoredDocument[]> {
  if (paths.length === 0) return [];
  const references = paths.map((path) => firestore().collection(COLLECTIONS[nounOf(path)]).doc(idOf(path)));
  const documents = await firestore().getAll(...references);
  return documents.map((document, index) => storedDocument(document, nounOf(paths[index] ?? 'products/')));
}

/** All products or categories, a page at a time. */
export const scanDocuments = (noun: CatalogueNoun): AsyncGenerator<StoredDocument[]> =>
  scan(noun, firestore().collection(COLLECTIONS[noun]));

/** The products of a category, a page at a time. */
export const scanProductsOf = (categoryId: string): AsyncGenerator<StoredDocument[]> =>
  scan('products', firestore().collection(COLLECTIONS.products).where('categoryId', '==', categoryId));

async function* scan(noun: CatalogueNoun, query: Query): AsyncGenerator<StoredDocument[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(SCAN_PAGE);
  let last: string | null = null;
  for (;;) {
    const { docs } = await (last === null ? ordered : ordered.startAfter(last)).get();
    if (docs.length === 0) return;
    last = docs.at(-1)?.id ?? null;
    yield docs.map((document) => storedDocument(document, noun));
  }
}
