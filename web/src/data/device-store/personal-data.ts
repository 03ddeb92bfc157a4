import { within } from '../../lib/within';
import { OWNER_KEY, readOwner, storeOwner } from './data-owner';
import { readAll, readAllKnown, remove, storageError } from './database';
import { queueForLock } from './locks';
import { personOfKey } from './own-keys';
import { SESSION_KEY } from './stored-session';
import { authorOf, WRITE_PREFIX } from './stored-writes';

/*
 * What this device holds of the person who is logged in: forms, baskets with a client's name, clients, links to enquiries, files. All of
 * it leaves with them. What names nobody stays: the catalogue, pictures, the state of downloads.
 */

/** Keys of `settings` that name nobody: the meeting that locks the device. */
const KEPT_SETTINGS: readonly string[] = ['meeting'];

/**
 * Keys of localStorage that name nobody: a day's sample of page speed, and the meeting with its PIN. The session ends and begins by itself, and
 * the owner changes once everything else is deleted.
 */
const KEPT_LOCALLY: readonly string[] = ['vitals', 'meeting', 'meeting-pin', SESSION_KEY, OWNER_KEY];
/** Caches of what only staff may see. */
const STAFF_CACHES = ['admin-catalogue'] as const;

/**
 * Beginnings of keys that stay when somebody else logs in, because their author was not asked: what staff saved, and clients, which belong to
 * their rep. The page deletes those that the server has (features/clients/client-store.ts).
 */
const KEPT_OF_OTHERS = { drafts: [WRITE_PREFIX], settings: ['clients', 'client-card:'] };

/** Longest waits, ms. */
const TIMEOUT_MS = { cache: 3_000, lock: 10_000 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSent = (item: unknown): boolean => isRecord(item) && isRecord(item.state) && item.state.name === 'sent';

const fileOf = (item: unknown): unknown => isRecord(item) && isRecord(item.attachment) && item.attachment.fileId;

type PersonalStore = 'drafts' | 'settings' | 'uploads';
/** Whether a value stays on the device. */
type IsKept = Record<PersonalStore, (key: string, value: unknown) => boolean>;

/**
 * Deletes what belongs to the person `uid`, who logs out. Enquiries that wait stay, with their files: they are sent, and shown to
 * nobody else (enquiry/outbox/items.ts). So do writes of colleagues whose session the server ended, and `kept` keys of `settings`. Never
 * rejects. What a storage that does not answer still holds stays that person's: it is deleted when somebody else logs in.
 */
export async function deletePersonalData(uid: string, kept: readonly string[] = []): Promise<void> {
  const isOthers = (key: string, stored: unknown): boolean => ![uid, null].includes(personOfKey(key) ?? authorOf(stored));
  const logOut = async (): Promise<void> => {
    // What cannot be deleted now stays theirs.
    if (readOwner() === null) storeOwner(uid);
    const isDeleted = await deleteAllBut(uid, {
      drafts: isOthers,
      uploads: isOthers,
      settings: (key, value) => kept.includes(key) || isOthers(key, value),
    });
    if (isDeleted) storeOwner(null);
  };
  await alone(logOut).catch(logOut);
}

/** Keys of the forms that the person `uid`, or a visitor before the login, has begun on this device. Logging out deletes them. */
export const draftKeysOf = async (uid: string): Promise<string[]> =>
  [...(await readAll('drafts')).keys()].filter(
    (key) => !key.startsWith(WRITE_PREFIX) && [uid, null].includes(personOfKey(key)),
  );

/** Runs `work` while no other tab deletes data or changes their owner. Rejects where another tab takes too long. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  queueForLock('personal-data', work, AbortSignal.timeout(TIMEOUT_MS.lock));

/**
 * `own`: the device held nothing of somebody else. `switched`: it did, and this page may still show it until it is opened anew.
 * `unanswered`: nothing was decided, because the storage or another tab did not answer.
 */
export type Claim = 'own' | 'switched' | 'unanswered';

/**
 * Makes what this device holds that of the person `uid`, who logs in. What a visitor gathered goes over to them. What belongs to somebody else is
 * deleted first, as when logging out, but for what waits to be sent. Never rejects.
 */
export async function claimPersonalData(uid: string): Promise<Claim> {
  const owner = readOwner();
  if (owner === null || owner === uid) {
    storeOwner(uid);
    return 'own';
  }
  return alone(() => switchPerson(uid)).catch(() => 'unanswered');
}

async function switchPerson(uid: string): Promise<Claim> {
  const owner = readOwner();
  // Another tab was first: what this person has gathered since must stay.
  if (owner === uid) return 'own';
  const begins = (store: keyof typeof KEPT_OF_OTHERS) => (key: string) =>
    personOfKey(key) !== null || KEPT_OF_OTHERS[store].some((prefix) => key.startsWith(prefix));
  const isDeleted =
    owner === null ||
    (await deleteAllBut(owner, {
      drafts: begins('drafts'),
      settings: begins('settings'),
      uploads: (key, file) => (personOfKey(key) ?? authorOf(file)) !== null,
    }));
  // A browser without a storage holds nothing of somebody else but what is in this page's memory.
  if (!isDeleted && storageError() !== 'missing') return 'unanswered';
  storeOwner(uid);
  // Where nothing can be stored, the page that is opened anew would find the other person again.
  return readOwner() === uid ? 'switched' : 'unanswered';
}

/** Deletes what belongs to `uid`. Resolves to whether the device has deleted all of it. */
async function deleteAllBut(uid: string, isKept: IsKept): Promise<boolean> {
  const results = [
    await deleteSentEnquiries(uid),
    await removeAll('drafts', (...entry) => !isKept.drafts(...entry)),
    await removeAll('uploads', (...entry) => !isKept.uploads(...entry)),
    await removeAll('settings', (key, value) => !KEPT_SETTINGS.includes(key) && !isKept.settings(key, value)),
    await remove('catalogue', 'prices'),
  ];
  clearStorage(() => localStorage, KEPT_LOCALLY);
  clearStorage(() => sessionStorage, []);
  await Promise.all(STAFF_CACHES.map(deleteCache));
  return results.every(Boolean);
}

/** A storage that does not say which enquiries wait keeps all files. */
async function deleteSentEnquiries(uid: string): Promise<boolean> {
  const items = await readAllKnown('outbox').catch(() => null);
  if (items === null) return false;
  const waitingFiles = new Set<unknown>();
  let isDeleted = true;
  for (const [id, item] of items) {
    if (isSent(item) && isRecord(item) && item.owner === uid) isDeleted = (await remove('outbox', id)) && isDeleted;
    else waitingFiles.add(fileOf(item));
  }
  return (await removeAll('attachments', (id) => !waitingFiles.has(id))) && isDeleted;
}

/** Resolves to whether the device has said what it holds, and has deleted what is personal. */
async function removeAll(
  store: 'attachments' | PersonalStore,
  isPersonal: (key: string, value: unknown) => boolean,
): Promise<boolean> {
  const known = await readAllKnown(store).catch(() => null);
  let isDeleted = known !== null;
  for (const [key, value] of known ?? (await readAll(store)))
    if (isPersonal(key, value)) isDeleted = (await remove(store, key)) && isDeleted;
  return isDeleted;
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
  if ('caches' in globalThis) await within(TIMEOUT_MS.cache, caches.delete(name)).catch(() => false);
};
