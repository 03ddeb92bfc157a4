import { COLLECTIONS } from '@catalogue/contract/collections';
import { createOnce } from '../platform/create-once';
import { firestore, Timestamp } from '../platform/firestore';
import * as v from 'valibot';

const vapidKeys = v.object({ publicKey: v.string(), privateKey: v.string() });
export type VapidKeys = v.InferOutput<typeof vapidKeys>;

let memo: Promise<VapidKeys> | undefined;

/** The key pair that names this site to push services, made on first use. Why it is in Firestore: docs/decisions/067. */
export const readVapidKeys = (): Promise<VapidKeys> =>
  (memo ??= readOrCreate().catch((cause: unknown) => {
    memo = undefined;
    throw cause;
  }));

async function readOrCreate(): Promise<VapidKeys> {
  const reference = firestore().collection(COLLECTIONS.signingKeys).doc('webPush');
  const stored = await reference.get();
  if (stored.exists) return v.parse(vapidKeys, stored.data());
  const { generateVAPIDKeys } = (await import('web-push')).default;
  const keys = generateVAPIDKeys();
  const existing = await createOnce([{ reference, data: { ...keys, createdAt: Timestamp.now() } }]);
  return existing === undefined ? keys : v.parse(vapidKeys, existing.data());
}
