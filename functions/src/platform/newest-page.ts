import { firestore } from './firestore';
import type { QueryDocumentSnapshot } from './firestore';

/**
 * One page of a collection, newest first, and how many documents there are. Firestore bills what an offset skips, so a page
 * behind the end is known by the count and asks for nothing: a call never costs more documents than there are.
 */
export async function newestPage(
  collection: string,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<{ docs: QueryDocumentSnapshot[]; total: number }> {
  const all = firestore().collection(collection);
  const total = (await all.count().get()).data().count;
  const offset = pageNumber * pageSize;
  if (offset >= total) return { docs: [], total };
  const { docs } = await all.orderBy('createdAt', 'desc').offset(offset).limit(pageSize).get();
  return { docs, total };
}
