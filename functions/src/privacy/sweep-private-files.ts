import { COLLECTIONS } from '@catalogue/contract/collections';
import { cardFileOf } from '../clients/client-card';
import { filePages } from '../platform/file-pages';
import { firestore, type DocumentSnapshot, Timestamp } from '../platform/firestore';
import { log } from '../platform/log';
import { bucket, type StoredFile } from '../platform/storage';
import { leadCutoff } from './erase-old-leads';

/** An upload that is going on may be stored before its document names it. */
const DAY_MS = 86_400_000;

/** The document that a private file belongs to: a lead, or a rep's client. */
const OWNERS = [
  { prefix: 'enquiries/', path: /^enquiries\/((?:orders|quickEnquiries)\/[^/]+)\/attachment$/, collection: '' },
  { prefix: 'cards/', path: /^cards\/[^/]+\/([^/]+)\/[^/]+$/, collection: `${COLLECTIONS.clients}/` },
] as const;

/** Whether the document still has the file, and may keep it: the photo of a card as long as a lead after its last change. */
function isKept(file: StoredFile, document: DocumentSnapshot, now: number): boolean {
  if (!document.exists || file.name.startsWith('enquiries/')) return document.exists;
  const changed: unknown = document.get('updatedAt');
  const isOld = changed instanceof Timestamp && changed.toMillis() < leadCutoff(now).getTime();
  return cardFileOf(document)?.name === file.name && !isOld;
}

/**
 * Deletes files of leads and photos of cards whose document is gone, names another, or is too old. Triggers delete them at once; an
 * event can be lost, and the console deletes documents without one.
 *
 * @returns how many were deleted
 */
export async function sweepPrivateFiles(now = Date.now()): Promise<number> {
  let count = 0;
  for (const { prefix, path, collection } of OWNERS)
    for await (const files of filePages(bucket(), prefix)) {
      const settled = files.flatMap((file) => {
        const owner = path.exec(file.name)?.[1];
        const isSettled = Date.parse(String(file.metadata.timeCreated)) < now - DAY_MS;
        return owner !== undefined && isSettled ? [{ file, reference: firestore().doc(collection + owner) }] : [];
      });
      const documents = settled.length === 0 ? [] : await firestore().getAll(...settled.map(({ reference }) => reference));
      for (const [index, { file }] of settled.entries()) {
        const document = documents[index];
        if (document === undefined || isKept(file, document, now)) continue;
        await file.delete({ ignoreNotFound: true });
        count += 1;
      }
    }
  log.info('Private files swept', { count });
  return count;
}
