import { team } from '@catalogue/contract/endpoints/team';
import { pushDevice } from '@catalogue/contract/entities/push-device';
import * as v from 'valibot';
import { within } from '../../lib/within';
import { endPushSubscription, pushRegistration, pushSubscription } from '../../data/network/push-subscription';
import { answerOf } from '../data/failure-reason';
import { callModule } from '../data/firebase-modules';

/** Longest wait for the browser's push service. */
const SUBSCRIBE_MS = 30_000;

/** Whether this device shows notifications. 'blocked': the person refused them in the browser. */
export type PushState = 'unsupported' | 'blocked' | 'on' | 'off';

export async function readPushState(): Promise<PushState> {
  const registration = await pushRegistration();
  if (registration === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await pushSubscription(registration)) === null ? 'off' : 'on';
}

/** Asks the person, subscribes at the push service and tells the server. @throws ServerFailure */
export async function turnPushOn(): Promise<void> {
  const registration = await pushRegistration();
  if (registration === null || (await Notification.requestPermission()) !== 'granted') return;
  const { callAsUser } = await callModule();
  const { publicKey: applicationServerKey } = answerOf(await callAsUser(team.pushKey));
  const subscribing = registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const subscription = await within(SUBSCRIBE_MS, subscribing);
  const stored = await callAsUser(team.addDevice, { body: v.parse(pushDevice, subscription.toJSON()) });
  if (stored.outcome === 'done') return;
  await subscription.unsubscribe();
  answerOf(stored);
}

/**
 * Tells the server of this device again if its switch is on: a grant of another role makes the server forget the devices of a member, which no
 * browser hears of. Without a connection the next start of the staff area does it.
 */
export async function renewPush(): Promise<void> {
  const subscription = await pushSubscription(await pushRegistration());
  if (!subscription) return;
  const { callAsUser } = await callModule();
  await callAsUser(team.addDevice, { body: v.parse(pushDevice, subscription.toJSON()) });
}

/** Ends the notifications of this device. Without a connection the server learns of it at the next one. */
export async function turnPushOff(): Promise<void> {
  const subscription = await pushSubscription(await pushRegistration());
  if (!subscription) return;
  const { callAsUser } = await callModule();
  await callAsUser(team.removeDevice, { body: { endpoint: subscription.endpoint } });
  await endPushSubscription();
}
