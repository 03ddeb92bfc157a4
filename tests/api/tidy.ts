import { COLLECTIONS } from '@catalogue/contract/collections';
import { server } from '../stack';

/** Collections that requests to the API write, and the field that says when. */
const WRITTEN = {
  [COLLECTIONS.categories]: 'createdAt',
  [COLLECTIONS.products]: 'addedDate',
  [COLLECTIONS.banners]: 'createdAt',
  [COLLECTIONS.quickEnquiries]: 'createdAt',
  [COLLECTIONS.orders]: 'createdAt',
  [COLLECTIONS.subscribers]: 'createdAt',
  [COLLECTIONS.users]: 'createdAt',
  [COLLECTIONS.activity]: 'at',
  [COLLECTIONS.rateLimits]: 'expiresAt',
};

/** Takes away what was written since: the tests that follow share these emulators. */
export async function removeSince(moment: Date): Promise<void> {
  const writer = server.firestore().bulkWriter();
  for (const [collection, field] of Object.entries(WRITTEN)) {
    const { docs } = await server.firestore().collection(collection).where(field, '>=', moment).get();
    for (const { ref } of docs) void writer.delete(ref);
  }
  await writer.close();
}
