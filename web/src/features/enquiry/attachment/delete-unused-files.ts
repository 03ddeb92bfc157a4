import { readAllKnown, remove } from '../../../data/device-store/database';
import { hasWaitingFile } from '../outbox/item-attachment';
import { readItem } from '../outbox/items';
import { allFiles } from './chosen-files';

const LIFETIME_MS = { draft: 30 * 24 * 60 * 60_000, unused: 60 * 60_000 } as const;

/**
 * Deletes files of expired drafts, and those that no item of the outbox waits for: they show people's work. Rejects, and deletes nothing,
 * where the storage does not say which items wait.
 */
export async function deleteUnusedFiles(now: number): Promise<void> {
  const files = await allFiles();
  if (files.length === 0) return;
  const items = [...(await readAllKnown('outbox')).values()].flatMap((value) => readItem(value) ?? []);
  const waiting = new Set(items.filter(hasWaitingFile).map(({ attachment }) => attachment?.fileId));
  for (const { id, draftKey, at } of files) {
    const lifetime = draftKey === null ? LIFETIME_MS.unused : LIFETIME_MS.draft;
    if (!waiting.has(id) && now - at > lifetime) await remove('attachments', id);
  }
}
