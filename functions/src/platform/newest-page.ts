import { firestore } from './firestore';
import type { QueryDocumentSnapshot } from './firestore';

/**
 * One page of a collection, newest first, with the total count. Firestore bills skipped documents, so a page beyond the
 * end is detected by the count and not queried.
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
