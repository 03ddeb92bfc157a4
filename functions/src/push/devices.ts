import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import { pushDevice, type PushDevice } from '@catalogue/contract/entities/push-device';
import * as v from 'valibot';
import { log } from '../platform/log';
import { type DocumentReference, firestore, Timestamp } from '../platform/firestore';
import { storeRepeatably } from '../platform/run-transaction';

/** A device of a team member, with its document. */
export interface StoredDevice {
  reference: DocumentReference;
  device: PushDevice;
}

/** The devices of a member that show notifications. */
export const devicesOf = (uid: string) => firestore().collection(COLLECTIONS.team).doc(uid).collection('devices');

const documentOf = (uid: string, endpoint: string): DocumentReference =>
  devicesOf(uid).doc(createHash('sha256').update(endpoint).digest('base64url'));

/** Stores a device of a team member. The same device again changes nothing but its keys. */
export async function storeDevice(uid: string, device: PushDevice): Promise<void> {
  await storeRepeatably((transaction) =>
    transaction.set(documentOf(uid, device.endpoint), { ...device, createdAt: Timestamp.now() }),
  );
}

export async function removeDevice(uid: string, endpoint: string): Promise<void> {
  await storeRepeatably((transaction) => transaction.delete(documentOf(uid, endpoint)));
}

/** The devices of one member. One that cannot be read is logged, and the others are notified. */
export async function devicesOfMember(uid: string): Promise<StoredDevice[]> {
  const { docs } = await devicesOf(uid).get();
  return docs.flatMap((document) => {
    const parsed = v.safeParse(pushDevice, document.data());
    if (parsed.success) return [{ reference: document.ref, device: parsed.output }];
    log.error('A device cannot be notified: its document cannot be read; remove it', { path: document.ref.path });
    return [];
  });
}

/** The devices of everyone who is on the team now. */
export async function devicesOfTeam(): Promise<StoredDevice[]> {
  const members = await firestore().collection(COLLECTIONS.team).select().get();
  return (await Promise.all(members.docs.map(({ id }) => devicesOfMember(id)))).flat();
}
