import { fetchSameOrigin } from '../device/network-status';
import { learnServerTime } from '../device/server-clock';
import { keepConfirmed, loadDetails } from './load';
import { catalogue, set } from './store';

/**
 * The cheap question: which version is current? A few bytes from our own origin, that the CDN answers for all visitors
 * for some seconds. So a visit in which nothing changed reads nothing from Firestore and loads no SDK.
 */
async function askVersion(): Promise<{ version: number; servedAt: number | null }> {
  const response = await fetchSameOrigin('/catalogue-version.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The version is not to be had: ${response.status}`);
  const answer: unknown = await response.json();
  // A guest network answers anything with something of its own.
  if (typeof answer !== 'object' || answer === null || !('version' in answer) || typeof answer.version !== 'number') {
    throw new TypeError('The version is not to be had');
  }
  return { version: answer.version, servedAt: learnServerTime(response) };
}

async function check(): Promise<void> {
  try {
    const { version, servedAt } = await askVersion();
    if (version !== catalogue().snapshot?.version) {
      const { advance } = await import('./advance');
      await advance(version);
    }
    const confirmedAt = servedAt ?? catalogue().confirmedAt;
    set({ state: 'ready', confirmation: 'fresh', confirmedAt });
    keepConfirmed(confirmedAt);
    // They may have failed when the list came.
    void loadDetails();
  } catch {
    set({ confirmation: 'stale', ...(catalogue().snapshot ? {} : { state: 'unavailable' as const }) });
  }
}

let checking: Promise<void> | null = null;

/** Asks the server whether anything changed and takes it in. One at a time; never rejects. */
export async function checkForChanges(): Promise<void> {
  checking ??= check().finally(() => (checking = null));
  await checking;
}
