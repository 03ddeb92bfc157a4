import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  getDocFromCache,
  getDocsFromCache,
  initializeFirestore,
  limit,
  orderBy,
  persistentLocalCache,
  query,
  where,
} from 'firebase/firestore';
import { allDocuments } from '../all-documents';
import { slowTimesOf, type Samples } from './samples';

/* Firestore's own persistent cache, filled once and then asked without a network, as its documentation shows it. */

const asked = new URLSearchParams(location.search);
const app = initializeApp({ projectId: asked.get('project') ?? '', apiKey: 'local' });
const firestore = initializeFirestore(app, { localCache: persistentLocalCache() });
connectFirestoreEmulator(firestore, '127.0.0.1', Number(asked.get('port')));
const products = collection(firestore, 'products');
const CATEGORIES = Array.from({ length: 10 }, (_, index) => `c${index}`);

async function fill(): Promise<Samples> {
  return {
    fill: await slowTimesOf([
      async () => {
        if ((await allDocuments(products)).length === 0) throw new Error('There are no products');
      },
    ]),
  };
}

async function open(): Promise<Samples> {
  await disableNetwork(firestore);
  return { open: await slowTimesOf([() => getDocFromCache(doc(products, 'p1'))]) };
}

async function use(): Promise<Samples> {
  await disableNetwork(firestore);
  await getDocFromCache(doc(products, 'p1'));
  const inCategory = (category: string) => query(products, where('categoryId', '==', category));
  return {
    category: await slowTimesOf(CATEGORIES.map((category) => () => getDocsFromCache(inCategory(category)))),
    filter: await slowTimesOf(
      CATEGORIES.map((category) => () => getDocsFromCache(query(inCategory(category), where('stock', '==', true)))),
    ),
    sort: await slowTimesOf(
      ['title', 'price', 'addedDate'].map((field) => () => getDocsFromCache(query(products, orderBy(field), limit(20)))),
    ),
    // Firestore has no text search; the closest query is a range over the start of a title.
    search: await slowTimesOf(
      ['c', 'co', 'cop', 'copp'].map(
        (words) => () =>
          getDocsFromCache(query(products, where('title', '>=', words), where('title', '<', `${words}\uf8ff`), limit(20))),
      ),
    ),
  };
}

Object.assign(globalThis, { measured: { fill, open, use } });
