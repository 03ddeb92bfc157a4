import { isPublic } from '@catalogue/contract/public-content';
import { firestore } from '../platform/firestore';

/**
 * What Firestore knows of an entry that the snapshot lacks: one that is about to be published, or none for visitors. The page of a
 * draft or of deleted content is that of an unknown id.
 */
export type EntryState = 'unknown' | 'unpublished';

/** One read; a text that cannot be an id costs none. */
export async function readEntryState(noun: 'products' | 'categories', id: string): Promise<EntryState> {
  if (!/^[A-Za-z0-9_-]{1,128}$/.test(id)) return 'unknown';
  const data = (await firestore().collection(noun).doc(id).get()).data();
  return data !== undefined && isPublic(noun, data) ? 'unpublished' : 'unknown';
}
