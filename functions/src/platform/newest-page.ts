import { firestore } from './firestore';
import type { QueryDocumentSnapshot } from './firestore';

interface Page {
  pageNumber: number;
  pageSize: number;
}

export const countDocuments = async (collection: string): Promise<number> =>
  (await firestore().collection(collection).count().get()).data().count;

/** One page of a collection, newest first. Firestore bills skipped documents, so a page beyond the end is not queried. */
export async function newestPage(collection: string, { pageNumber, pageSize }: Page): Promise<QueryDocumentSnapshot[]> {
  const offset = pageNumber * pageSize;
  if (offset > 0 && offset >= (await countDocuments(collection))) return [];
  const newest = firestore().collection(collection).orderBy('createdAt', 'desc');
  const { docs } = await newest.offset(offset).limit(pageSize).get();
  return docs;
}
