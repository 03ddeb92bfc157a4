import type { PushMessage } from '@catalogue/contract/entities/push-device';
import { inEmulator, siteOrigin } from '../platform/environment';
import { log } from '../platform/log';
import type { StoredDevice } from './devices';
import { type SiteKeys, siteKeys } from '../platform/site-keys';

/** A push service keeps a message this long for a device that is off, s. */
const TTL_S = 24 * 3600;
const TIMEOUT_MS = 15_000;
/** Answers of a push service to a subscription that has ended. */
const GONE = [404, 410];

/** Sends a message to devices. One that has ended its subscription is removed; other failures are logged. */
export async function sendPush(message: PushMessage, devices: readonly StoredDevice[]): Promise<void> {
  if (devices.length === 0) return;
  const { webPush } = siteKeys();
  await Promise.all(devices.map((device) => sendTo(device, message, webPush)));
}

async function sendTo({ reference, device }: StoredDevice, message: PushMessage, keys: SiteKeys['webPush']): Promise<void> {
  if (!isSentTo(device.endpoint)) return;
  try {
    const { generateRequestDetails } = (await import('web-push')).default;
    // Its own sender follows no proxy and waits without end.
    const { method, headers, body, endpoint } = generateRequestDetails(device, JSON.stringify(message), {
      vapidDetails: { subject: siteOrigin(), ...keys },
      TTL: TTL_S,
      urgency: 'high',
    });
    const { status } = await fetch(endpoint, {
      method,
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (GONE.includes(status)) await reference.delete();
    else if (status >= 400) log.error('A push service refused a notification', { status, path: reference.path });
  } catch (error) {
    log.error('A notification was not sent', { path: reference.path }, error);
  }
}

/** Push services of Chrome, Firefox, Safari and Edge. */
const HOSTS = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

const isThisMachine = (endpoint: string): boolean => new URL(endpoint).hostname === '127.0.0.1';

/** Whether this server may store `endpoint`: without a list of hosts, an admin could make it call any URL. */
export function isPushService(endpoint: string, isLocal = inEmulator()): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  if (isLocal && isThisMachine(endpoint)) return true;
  return protocol === 'https:' && port === '' && HOSTS.test(hostname);
}

/** Whether this server sends to `endpoint` now. The emulators send to this machine only. */
export const isSentTo = (endpoint: string, isLocal = inEmulator()): boolean =>
  isLocal ? isThisMachine(endpoint) : isPushService(endpoint, false);
