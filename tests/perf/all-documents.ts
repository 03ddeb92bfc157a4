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

/** The emulator does not send ten thousand documents within the ten seconds after which the SDK gives a server up. */
const PAGE = 1_000;

/** Every document of a collection, as `getDocs` would bring them from a server that is quick enough. */
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
