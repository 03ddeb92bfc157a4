import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import { pushDevice, type PushDevice } from '@catalogue/contract/entities/push-device';
import { hasRight, storedRole } from '@catalogue/contract/roles';
import * as v from 'valibot';
import { log } from '../platform/log';
import { type DocumentReference, type DocumentSnapshot, firestore, Timestamp } from '../platform/firestore';
import { runTransaction, storeRepeatably } from '../platform/run-transaction';

/** A device of a team member, with its document. */
export interface StoredDevice {
  reference: DocumentReference;
  device: PushDevice;
}

const memberOf = (uid: string): DocumentReference => firestore().collection(COLLECTIONS.team).doc(uid);

/** The devices of a member that show notifications. */
export const devicesOf = (uid: string) => memberOf(uid).collection('devices');

/** Whether a team document lets the devices of its member be notified: every notification names a lead. */
const isNotified = (member: DocumentSnapshot): boolean => hasRight(storedRole(member.get('role')), 'leads');

const documentOf = (uid: string, endpoint: string): DocumentReference =>
  devicesOf(uid).doc(createHash('sha256').update(endpoint).digest('base64url'));

/**
 * Stores a device of a team member. The same device again changes nothing but its keys.
 *
 * @returns false if the member has lost the right to see leads: a revocation at the same moment leaves no device behind
 */
export const storeDevice = (uid: string, device: PushDevice): Promise<boolean> =>
  runTransaction(async (transaction) => {
    if (!isNotified(await transaction.get(memberOf(uid)))) return false;
    transaction.set(documentOf(uid, device.endpoint), { ...device, createdAt: Timestamp.now() });
    return true;
  });

export async function removeDevice(uid: string, endpoint: string): Promise<void> {
  await storeRepeatably((transaction) => transaction.delete(documentOf(uid, endpoint)));
}

/** A device that cannot be read is logged, and the others are notified. */
async function readDevices(uid: string): Promise<StoredDevice[]> {
  const { docs } = await devicesOf(uid).get();
  return docs.flatMap((document) => {
    const parsed = v.safeParse(pushDevice, document.data());
    if (parsed.success) return [{ reference: document.ref, device: parsed.output }];
    log.error('A device cannot be notified: its document cannot be read; remove it', { path: document.ref.path });
    return [];
  });
}

/** The devices of one member; none without the right to see leads. */
export async function devicesOfMember(uid: string): Promise<StoredDevice[]> {
  return isNotified(await memberOf(uid).get()) ? readDevices(uid) : [];
}

/** The devices of everyone on the team who has the right to see leads now. */
export async function devicesOfTeam(): Promise<StoredDevice[]> {
  const { docs } = await firestore().collection(COLLECTIONS.team).select('role').get();
  return (await Promise.all(docs.filter(isNotified).map(({ id }) => readDevices(id)))).flat();
}
