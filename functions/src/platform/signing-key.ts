import { randomBytes } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import { createOnce } from './create-once';
import { firestore, Timestamp } from './firestore';

const KEY_BYTES = 32;
let memo: Promise<Buffer> | undefined;

/** The key of status links, made on first use. Why it is in Firestore: docs/decisions/008-status-and-handover.md. */
export const signingKey = (): Promise<Buffer> =>
  (memo ??= readOrCreate().catch((cause: unknown) => {
    memo = undefined;
    throw cause;
  }));

async function readOrCreate(): Promise<Buffer> {
  const reference = firestore().collection(COLLECTIONS.signingKeys).doc('enquiryStatus');
  const stored = await reference.get();
  if (stored.exists) return keyOf(stored.get('key'));
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const existing = await createOnce([{ reference, data: { key, createdAt: Timestamp.now() } }]);
  return keyOf(existing === undefined ? key : existing.get('key'));
}

/** @throws Error when the stored key is too short to be one */
function keyOf(stored: unknown): Buffer {
  const key = Buffer.from(String(stored), 'base64url');
  if (key.byteLength < KEY_BYTES) throw new Error('The signing key is damaged');
  return key;
}
