import { COLLECTIONS } from '@catalogue/contract/collections';
import type { CollectionReference } from '../platform/firestore';
import { FieldPath, firestore, Timestamp } from '../platform/firestore';
import { batches, WRITE_BATCH } from './batches';
import type { QueueEntry, ReadQueueEntry } from './publish-port';

export const publishQueue = (): CollectionReference => firestore().collection(COLLECTIONS.publishQueue);

/** Adds entries to the queue. An entry with the same id is overwritten. */
export async function addEntries(entries: readonly QueueEntry[]): Promise<void> {
  for (const some of batches(entries, WRITE_BATCH)) {
    const batch = firestore().batch();
    for (const { id, wasPublic, ...rest } of some)
      batch.set(
        publishQueue().doc(id),
        { ...rest, ...(wasPublic ? { wasPublic } : {}), markedAt: Timestamp.now() },
        { merge: true },
      );
    await batch.commit();
  }
}

/** Entries with ids after `after`, in the order of their ids. */
export async function readEntries(after: string, limit: number): Promise<ReadQueueEntry[]> {
  const ordered = publishQueue().orderBy(FieldPath.documentId()).limit(limit);
  const { docs } = await (after === '' ? ordered : ordered.startAfter(after)).get();
  return docs.map((document) => ({
    ...(document.data() as Omit<QueueEntry, 'id' | 'wasPublic'>),
    id: document.id,
    wasPublic: document.get('wasPublic') === true,
    revision: document.updateTime,
  }));
}

/** gRPC codes of a deletion whose document was written again or deleted. */
const CHANGED_SINCE: ReadonlySet<unknown> = new Set([9, 5]);
const ATTEMPTS = 5;

/** Deletes each entry only if it was not written again since it was read. */
export async function deleteEntries(entries: readonly ReadQueueEntry[]): Promise<void> {
  const writer = firestore().bulkWriter({ throttling: false });
  writer.onWriteError(({ code, failedAttempts }) => !CHANGED_SINCE.has(code) && failedAttempts < ATTEMPTS);
  const deletions = entries.map(({ id, revision }) =>
    writer.delete(publishQueue().doc(id), { lastUpdateTime: revision as Timestamp }).catch((cause: unknown) => {
      if (!(cause instanceof Error && 'code' in cause && CHANGED_SINCE.has(cause.code))) throw cause;
    }),
  );
  await writer.close();
  await Promise.all(deletions);
}
