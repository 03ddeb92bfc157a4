import { readAll, readAllKnown, remove } from './database';
import { authorOf, WRITE_PREFIX } from './stored-writes';

/*
 * What this device holds of the person who is logged in: forms, baskets with a client's name, clients, links to enquiries, files. All of
 * it leaves with them. What names nobody stays: the catalogue, pictures, the state of downloads.
 */

/** Keys of `settings` that name nobody: screens that were precached, and the meeting that locks the device. */
const KEPT_SETTINGS: readonly string[] = ['meeting'];

/** Keys of localStorage that name nobody: a day's sample of page speed, and the meeting with its PIN. */
const KEPT_LOCALLY: readonly string[] = ['vitals', 'meeting', 'meeting-pin'];
/** Caches of what only staff may see. */
const STAFF_CACHES = ['admin-catalogue'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSent = (item: unknown): boolean => isRecord(item) && isRecord(item.state) && item.state.name === 'sent';

const fileOf = (item: unknown): unknown => isRecord(item) && isRecord(item.attachment) && item.attachment.fileId;

/**
 * Deletes what belongs to the person `uid`, who logs out. Enquiries that wait stay, with their files: they are sent, and shown to
 * nobody else (enquiry/outbox/items.ts). So do writes of colleagues whose session the server ended, and `kept` keys of `settings`. Never
 * rejects.
 */
export async function deletePersonalData(uid: string, kept: readonly string[] = []): Promise<void> {
  await deleteSentEnquiries(uid);
  await removeAll('drafts', (key, draft) => !key.startsWith(WRITE_PREFIX) || [uid, null].includes(authorOf(draft)));
  await removeAll('uploads', (_, file) => [uid, null].includes(authorOf(file)));
  await removeAll('settings', (key) => ![...KEPT_SETTINGS, ...kept].includes(key));
  await remove('catalogue', 'prices');
  clearStorage(() => localStorage, KEPT_LOCALLY);
  clearStorage(() => sessionStorage, []);
  await Promise.all(STAFF_CACHES.map(deleteCache));
}

/** A storage that does not say which enquiries wait keeps all files. */
async function deleteSentEnquiries(uid: string): Promise<void> {
  const items = await readAllKnown('outbox').catch(() => null);
  if (items === null) return;
  const waitingFiles = new Set<unknown>();
  for (const [id, item] of items) {
    if (isSent(item) && isRecord(item) && item.owner === uid) await remove('outbox', id);
    else waitingFiles.add(fileOf(item));
  }
  await removeAll('attachments', (id) => !waitingFiles.has(id));
}

async function removeAll(
  store: 'attachments' | 'drafts' | 'settings' | 'uploads',
  isPersonal: (key: string, value: unknown) => boolean,
): Promise<void> {
  for (const [key, value] of await readAll(store)) if (isPersonal(key, value)) await remove(store, key);
}

function clearStorage(storageOf: () => Storage, kept: readonly string[]): void {
  try {
    const storage = storageOf();
    for (const key of Object.keys(storage)) if (!kept.includes(key)) storage.removeItem(key);
  } catch {
    // Storage is off.
  }
}

const deleteCache = async (name: string): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(name).catch(() => false);
};
