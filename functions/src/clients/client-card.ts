import { COLLECTIONS } from '@catalogue/contract/collections';
import { firestore, type DocumentSnapshot } from '../platform/firestore';
import { bucket, type StoredFile } from '../platform/storage';

/** The photo that a client's document names. Devices upload it to their rep's own folder: see storage.rules. */
export function cardFileOf(client: DocumentSnapshot): StoredFile | null {
  const [owner, card] = [client.get('owner') as unknown, client.get('card') as unknown];
  if (typeof owner !== 'string' || typeof card !== 'string' || card === '') return null;
  return bucket().file(`cards/${owner}/${client.id}/${card}`);
}

/** The photo of the client's card; null while it has none. `owner`: only if the client is of this rep. */
export async function readCard(clientId: string, owner?: string): Promise<(() => Promise<Buffer>) | null> {
  const client = await firestore().collection(COLLECTIONS.clients).doc(clientId).get();
  if (owner !== undefined && client.get('owner') !== owner) return null;
  const file = cardFileOf(client);
  if (file === null || !(await file.exists())[0]) return null;
  return async () => (await file.download())[0];
}

/** Deletes the photo that a client had before a change, unless it still has it. Idempotent. */
export async function deleteReplacedCard(before: DocumentSnapshot, after: DocumentSnapshot): Promise<void> {
  const replaced = cardFileOf(before);
  if (replaced === null || replaced.name === cardFileOf(after)?.name) return;
  await replaced.delete({ ignoreNotFound: true });
}
