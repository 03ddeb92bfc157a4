import { fetchSameOrigin } from '../../network/network-status';
import { learnServerTime } from '../../network/server-clock';

/**
 * The current version of the catalogue: a few bytes from our own origin, which the CDN answers for all visitors for some
 * seconds. A visit in which nothing changed reads nothing from Firestore and loads no SDK.
 */
export async function fetchVersion(): Promise<{ version: number; servedAt: number | null }> {
  const response = await fetchSameOrigin('/catalogue-version.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`/catalogue-version.json answered ${response.status}`);
  const body: unknown = await response.json();
  // A captive portal answers every request with its login page.
  if (typeof body !== 'object' || body === null || !('version' in body) || typeof body.version !== 'number') {
    throw new TypeError('/catalogue-version.json holds no version');
  }
  return { version: body.version, servedAt: learnServerTime(response) };
}
