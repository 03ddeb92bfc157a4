import { COLLECTIONS } from '@catalogue/contract/collections';
import { CATALOGUE_NOUNS } from '@catalogue/contract/entities/catalogue';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { TRASH_DAYS } from '@catalogue/contract/retention';
import { deleteFilesOf } from '../images/picture-store';
import type { QueryDocumentSnapshot } from '../platform/firestore';
import { firestore, Timestamp } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { log } from '../platform/log';

/** Documents purged at once; their files are many small deletions each. */
const AT_ONCE = 10;

/**
 * Deletes for good what has been in the trash for TRASH_DAYS, with its pictures.
 *
 * @returns how many documents went
 */
export async function purgeTrash(): Promise<number> {
  const before = Timestamp.fromMillis(Date.now() - TRASH_DAYS * 86_400_000);
  let count = 0;
  for (const noun of CATALOGUE_NOUNS) {
    const { docs } = await firestore().collection(COLLECTIONS[noun]).where('deletedAt', '<=', before).get();
    for (let start = 0; start < docs.length; start += AT_ONCE) {
      const purged = await Promise.all(docs.slice(start, start + AT_ONCE).map((document) => purge(noun, document)));
      count += purged.filter(Boolean).length;
    }
  }
  log.info('Trash purged', { count });
  return count;
}

/** The document first: files without one are swept later, a document without its pictures would be broken for good. */
async function purge(noun: CatalogueNoun, document: QueryDocumentSnapshot): Promise<boolean> {
  const isGone = await runTransaction(async (transaction) => {
    const now = await transaction.get(document.ref);
    // Someone restored it in this very moment.
    if (now.updateTime?.isEqual(document.updateTime) !== true) return false;
    transaction.delete(document.ref);
    return true;
  });
  if (!isGone) return false;
  await deleteFilesOf(noun, document.id);
  return true;
}
