import { inEmulator } from '../platform/environment';

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
