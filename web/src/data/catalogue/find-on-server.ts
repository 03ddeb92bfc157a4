import { fetchSameOrigin } from '../network/network-status';
import { catalogue } from './store';

export type FoundNoun = 'products' | 'categories';

/** `found`: the entry is public, and is now on this device unless its updates could not be read. */
export type ServerAnswer = 'found' | 'gone' | 'unreachable';

/**
 * Asks the API for a product or category that this device lacks. A CDN may answer the version check with an older version,
 * which proves nothing about an entry that was added since. Never rejects.
 */
export async function findOnServer(noun: FoundNoun, id: string): Promise<ServerAnswer> {
  const url = `/api/${noun}/${encodeURIComponent(id)}`;
  const response = await fetchSameOrigin(url, { cache: 'no-store' }).catch(() => null);
  // A captive portal answers with its own page.
  if (response === null || response.headers.get('content-type')?.includes('json') !== true) return 'unreachable';
  if (response.status === 404 || response.status === 410) return 'gone';
  if (!response.ok) return 'unreachable';
  const { applyUpdates } = await import('./updates/apply-updates');
  return applyUpdates((catalogue().snapshot?.version ?? 0) + 1).then(
    () => 'found',
    () => 'unreachable',
  );
}
