import { createHmac } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { RateLimit } from '@catalogue/contract/endpoints/endpoint';
import { projectId } from './environment';
import { refillMs, takeToken } from './token-bucket';
import type { Bucket } from './token-bucket';

/** Empty buckets with the time of their next token: a flood is rejected without Firestore. */
const emptyUntil = new Map<string, number>();
const MAX_REMEMBERED = 5_000;

/** Document id of a bucket. The address itself is not stored. */
const keyOf = (parts: readonly string[]): string =>
  createHmac('sha256', projectId()).update(parts.join('\n')).digest('hex').slice(0, 40);

/**
 * Takes a token of a bucket that all instances share.
 *
 * @param name what is counted, and whose; only its hash is stored
 * @returns the milliseconds until a token is available (0: taken)
 */
export async function takeStoredToken(name: readonly string[], limit: RateLimit): Promise<number> {
  const now = Date.now();
  const key = keyOf(name);
  const known = (emptyUntil.get(key) ?? 0) - now;
  return known > 0 ? known : take(key, limit, now);
}

async function take(key: string, limit: RateLimit, now: number): Promise<number> {
  const { firestore, Timestamp } = await import('./firestore');
  const { runTransaction } = await import('./run-transaction');
  const reference = firestore().collection(COLLECTIONS.rateLimits).doc(key);
  const wait = await runTransaction(async (transaction) => {
    const document = await transaction.get(reference);
    const taken = takeToken(document.data() as Bucket | undefined, limit, now);
    if (taken.wait > 0) return taken.wait;
    // Firestore deletes the document after `expiresAt` (TTL policy): the bucket is full again.
    transaction.set(reference, { ...taken.bucket, expiresAt: Timestamp.fromMillis(now + refillMs(limit)) });
    return 0;
  });
  if (wait > 0) remember(key, now + wait);
  return wait;
}

function remember(key: string, until: number): void {
  if (emptyUntil.size >= MAX_REMEMBERED) emptyUntil.clear();
  emptyUntil.set(key, until);
}
