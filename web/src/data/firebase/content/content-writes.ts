import type { ProductFacts } from '@catalogue/contract/product-fields';
import { COLLECTIONS, LIMITED_PRICES } from '@catalogue/contract/collections';
import type { BannerFocus } from '@catalogue/contract/entities/banner';
import type { SiteSettingsContent } from '@catalogue/contract/entities/site-settings';
import { FirebaseError } from 'firebase/app';
import { doc, serverTimestamp, waitForPendingWrites, type WriteBatch, writeBatch } from 'firebase/firestore';
import { countQueued } from '../../device-store/queued-writes';
import { readSaved, savedDocument, serverSnapshot, type SavedNoun } from './content-documents';
import { activityAuthor, currentUser } from '../current-user';
import { callsHandled, firestore } from '../firestore';
import { waitForToken } from '../with-app-check';

/** Stands for the server's time of the write. */
export const NOW = { serverTime: true } as const;

type FieldValue =
  | string
  | number
  | boolean
  | Date
  | ProductFacts
  | ProductFacts[keyof ProductFacts]
  | readonly string[]
  | BannerFocus
  | NonNullable<SiteSettingsContent[Exclude<keyof SiteSettingsContent, 'priceAudience'>]>
  | typeof NOW
  | null;

/** Fields to write. Moments are Dates or {@link NOW}; null clears. An update may name a field of a map by its path. */
export type Fields = Record<string, FieldValue>;

/** One write. `base` is the revision it is based on; null creates the document. */
export interface Change {
  noun: SavedNoun;
  id: string;
  base: number | null;
  fields: Fields;
}

/** What the activity log says of a commit. */
export interface NewActivityEntry {
  action: 'added' | 'changed' | 'deleted' | 'restored' | 'imported' | 'undone';
  noun: SavedNoun;
  id: string;
  title: string;
}

/**
 * Writes all changes or none, with one activity entry, which {@link hasEntry} looks up by its id. The local cache shows them at
 * once. Resolves when the server has them, however long this device is offline. See {@link isRefusal}.
 *
 * @param entry `after`: entries of this person without which the server refuses the commit
 */
export const commit = (changes: readonly Change[], entry: CommitEntry): Promise<void> =>
  waitForToken(() => commitOnce(changes, entry));

type CommitEntry = NewActivityEntry & { entryId: string; after: ReadonlySet<string> };

async function commitOnce(changes: readonly Change[], { entryId, after, ...entry }: CommitEntry): Promise<void> {
  const batch = writeBatch(firestore);
  for (const { noun, id, base, fields } of changes) {
    const reference = savedDocument(noun, id);
    const stamped = { ...withServerTimes(fields), updatedAt: serverTimestamp(), revision: (base ?? 0) + 1 };
    if (base !== null) batch.update(reference, stamped);
    else batch.set(reference, { ...stamped, ...CREATED_AT[noun] });
  }
  if (changes.some(({ fields }) => isLimited(fields.priceAudience))) limitPrices(batch);
  batch.set(doc(firestore, COLLECTIONS.activity, entryId), {
    ...entry,
    count: changes.length,
    ...activityAuthor(),
    at: serverTimestamp(),
  });
  // An update that changes nothing: Firestore refuses it, and with it the whole commit, where there is no such document.
  for (const earlier of after) batch.update(doc(firestore, COLLECTIONS.activity, earlier), { by: currentUser().uid });
  await countQueued(batch.commit());
}

/** The field that says since when a document exists. */
const CREATED_AT = {
  products: { addedDate: serverTimestamp() },
  categories: { createdAt: serverTimestamp() },
  banners: { createdAt: serverTimestamp() },
  settings: {},
} satisfies Record<SavedNoun, object>;

/** Whether a stored price audience leaves somebody out. */
const isLimited = (audience: unknown): boolean => typeof audience === 'string' && audience !== 'everyone';

/** From now on, visitors do not read products from Firestore. The rules require this document for a limited price. */
const limitPrices = (batch: WriteBatch): WriteBatch => batch.set(doc(firestore, LIMITED_PRICES), { since: serverTimestamp() });

/**
 * Whether the server accepted a commit, also of an earlier page load; waits for pending writes first. Firestore reports nothing when
 * it drops a write that was refused after a reload, so the activity entry is looked up.
 */
export async function hasEntry(entryId: string): Promise<boolean> {
  await waitForPendingWrites(firestore);
  return (await serverSnapshot(doc(firestore, COLLECTIONS.activity, entryId))).exists();
}

/** The document as the server has it, once there is a connection; null: it has none. */
export const readStored = async (noun: SavedNoun, id: string) => readSaved(noun, await serverSnapshot(savedDocument(noun, id)));

/** Resolves when every write before this call is stored on this device. */
export const writesStored = callsHandled;

const withServerTimes = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === NOW ? serverTimestamp() : value]));

/** Id of the signed-in user. */
export const authorId = (): string => currentUser().uid;

/**
 * Whether the server refused a write. 'not-found': it updates a document that was purged, or follows one that was refused.
 * 'invalid-argument': it is larger than 10 MiB, with what is stored of its documents and the entries of their indexes.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError &&
  ['permission-denied', 'not-found', 'failed-precondition', 'invalid-argument'].includes(error.code);
