import type { ProductFacts } from '@catalogue/contract/product-fields';
import { COLLECTIONS, LIMITED_PRICES } from '@catalogue/contract/collections';
import type { BannerFocus } from '@catalogue/contract/entities/banner';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { FirebaseError } from 'firebase/app';
import { collection, doc, serverTimestamp, waitForPendingWrites, type WriteBatch, writeBatch } from 'firebase/firestore';
import { issue } from '../../device-store/issued-writes';
import { contentDocument } from './content-documents';
import { activityAuthor } from '../current-user';
import { callsHandled, firestore } from '../firestore';
import { WriteRefused } from '../refused';
import { serverSnapshot } from '../server-snapshot';

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
  | typeof NOW
  | null;

/** Fields to write. Moments are Dates or {@link NOW}; null clears. An update may name a field of a map by its path. */
export type Fields = Record<string, FieldValue>;

/** One write. `base` is the revision it is based on; null creates the document. */
export interface Change {
  noun: CatalogueNoun;
  id: string;
  base: number | null;
  fields: Fields;
}

/** What the activity log says of a commit. */
export interface NewActivityEntry {
  action: 'added' | 'changed' | 'deleted' | 'restored' | 'imported' | 'undone';
  noun: CatalogueNoun;
  id: string;
  title: string;
  /** Id of the entry, for {@link wasCommitted}. */
  entryId?: string;
}

/**
 * Writes all changes or none, with one activity entry. The local cache shows them at once. Resolves when the server has them,
 * however long this device is offline. Rejects with {@link WriteRefused} when the rules refuse one of the changes.
 */
export async function commit(changes: readonly Change[], { entryId = newId(), ...entry }: NewActivityEntry): Promise<void> {
  const batch = writeBatch(firestore);
  for (const { noun, id, base, fields } of changes) {
    const reference = contentDocument(noun, id);
    const stamped = { ...withServerTimes(fields), updatedAt: serverTimestamp(), revision: (base ?? 0) + 1 };
    if (base !== null) batch.update(reference, stamped);
    else batch.set(reference, { ...stamped, [noun === 'products' ? 'addedDate' : 'createdAt']: serverTimestamp() });
  }
  if (changes.some(({ fields }) => isLimited(fields.priceAudience))) limitPrices(batch);
  batch.set(doc(firestore, COLLECTIONS.activity, entryId), {
    ...entry,
    count: changes.length,
    ...activityAuthor(),
    at: serverTimestamp(),
  });
  try {
    await issue(batch.commit());
  } catch (error) {
    throw isRefusal(error) ? new WriteRefused(error, await isOutdated(changes)) : error;
  }
}

/** Whether a stored price audience leaves somebody out. */
export const isLimited = (audience: unknown): boolean => typeof audience === 'string' && audience !== 'everyone';

/** From now on, visitors do not read products from Firestore. The rules demand it of whoever limits a price. */
export const limitPrices = (batch: WriteBatch): WriteBatch =>
  batch.set(doc(firestore, LIMITED_PRICES), { since: serverTimestamp() });

/** Whether the server has another revision than the change is based on. Assumed for several changes at once. */
async function isOutdated([change, ...others]: readonly Change[]): Promise<boolean> {
  if (!change || others.length > 0) return true;
  const stored = await serverSnapshot(contentDocument(change.noun, change.id)).catch(() => null);
  return stored !== null && (stored.get('revision') ?? null) !== change.base;
}

/**
 * Whether the server accepted a commit of an earlier page load; waits for pending writes first. Firestore reports nothing when
 * it drops a write that was refused after a reload, so the activity entry is looked up.
 */
export async function wasCommitted(entryId: string): Promise<boolean> {
  await waitForPendingWrites(firestore);
  return (await serverSnapshot(doc(firestore, COLLECTIONS.activity, entryId))).exists();
}

/** Resolves when every write before this call is stored on this device. */
export const writesStored = callsHandled;

const withServerTimes = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === NOW ? serverTimestamp() : value]));

/** 'not-found' is the refusal of an update of a document that was purged. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError && ['permission-denied', 'not-found', 'failed-precondition'].includes(error.code);

/** A new document id. */
export const newId = (): string => doc(collection(firestore, COLLECTIONS.products)).id;
