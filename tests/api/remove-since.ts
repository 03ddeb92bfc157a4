import { COLLECTIONS } from '@catalogue/contract/collections';
import { server } from '../stack';

/** Collections the API writes, with the field that holds the time. */
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

/** Deletes documents written since then, because later tests share the emulators. */
export async function removeSince(start: Date): Promise<void> {
  const writer = server.firestore().bulkWriter();
  for (const [collection, field] of Object.entries(WRITTEN)) {
    const { docs } = await server.firestore().collection(collection).where(field, '>=', start).get();
    for (const { ref } of docs) void writer.delete(ref);
  }
  await writer.close();
}
