import { createHmac } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { RateLimit } from '@catalogue/contract/endpoints/endpoint';
import { projectId } from '../platform/environment';
import { HttpError } from './http-error';
import { refillMs, takeToken } from '../platform/token-bucket';
import type { Bucket } from '../platform/token-bucket';

/** Empty buckets with the time of their next token: a flood is rejected without Firestore. */
const emptyUntil = new Map<string, number>();
const MAX_REMEMBERED = 5_000;

/** Document id of a bucket. The address itself is not stored. */
const keyOf = (...parts: string[]): string =>
  createHmac('sha256', projectId()).update(parts.join('\n')).digest('hex').slice(0, 40);

/**
 * Counts a request against the bucket of its route and caller.
 *
 * @param caller a network, or the uid of an account; null where it is unknown, such requests are not counted
 * @throws HttpError 429 with `Retry-After`
 */
export async function countRequest(route: string, limit: RateLimit, caller: string | null, now = Date.now()): Promise<void> {
  if (caller === null) return;
  const key = keyOf(route, 'visitor', caller);
  const known = (emptyUntil.get(key) ?? 0) - now;
  const wait = known > 0 ? known : await take(key, limit, now);
  if (wait > 0) throw new HttpError(429, { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
}

/** Takes a token. Returns the milliseconds until one is available (0: taken). */
async function take(key: string, limit: RateLimit, now: number): Promise<number> {
  const { firestore, Timestamp } = await import('../platform/firestore');
  const reference = firestore().collection(COLLECTIONS.rateLimits).doc(key);
  const wait = await firestore().runTransaction(async (transaction) => {
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
