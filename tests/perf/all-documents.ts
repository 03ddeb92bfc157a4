import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type CollectionReference,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';

/** The SDK gives up after ten seconds; the emulator needs longer for ten thousand documents. */
const PAGE = 1_000;

/** Every document of a collection, as `getDocs` returns them from a fast server. */
export async function allDocuments(collection: CollectionReference): Promise<QueryDocumentSnapshot[]> {
  const first = query(collection, orderBy(documentId()), limit(PAGE));
  let page = await getDocsFromServer(first);
  const all = [...page.docs];
  while (page.size === PAGE) {
    page = await getDocsFromServer(query(first, startAfter(page.docs.at(-1))));
    all.push(...page.docs);
  }
  return all;
}
