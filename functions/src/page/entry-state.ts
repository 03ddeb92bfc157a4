import { isPublic } from '@catalogue/contract/public-content';
import { firestore } from '../platform/firestore';

/** What Firestore knows of an entry that the snapshot lacks: nothing, one that is not public, or one not published yet. */
export type EntryState = 'unknown' | 'removed' | 'unpublished';

/** One read; a text that cannot be an id costs none. */
export async function readEntryState(noun: 'products' | 'categories', id: string): Promise<EntryState> {
  if (!/^[A-Za-z0-9_-]{1,128}$/.test(id)) return 'unknown';
  const data = (await firestore().collection(noun).doc(id).get()).data();
  if (data === undefined) return 'unknown';
  return isPublic(noun, data) ? 'unpublished' : 'removed';
}
