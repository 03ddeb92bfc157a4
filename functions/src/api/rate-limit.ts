import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { RateLimit } from '@catalogue/contract/endpoints/endpoint';
import { inEmulator, projectId } from '../platform/environment';
import { Problem } from './problem';
import { refillMs, takeToken } from './token-bucket';
import type { Bucket } from './token-bucket';

/** Many people may come through one address of a proxy, and a proxy's word for who they are can be made up. */
const PROXY_FACTOR = 20;

/** Buckets known to be empty, until when: a flood is refused without asking Firestore. Bounded. */
const emptyUntil = new Map<string, number>();
const MAX_REMEMBERED = 5_000;

/**
 * Addresses that a request counts against. Google's front appends the address it was called from to X-Forwarded-For: that
 * one is true, but behind Hosting it is Hosting's. Hosting names the visitor in Fastly-Client-IP, which anyone else could
 * write, too. So the visitor's bucket is small, and a larger one of the true address bounds whoever makes visitors up.
 * The emulators name nobody: undefined.
 */
export function addressesOf(headers: IncomingHttpHeaders): { visitor: string; front: string } | undefined {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const front = forwarded.at(-1)?.trim() ?? '';
  if (front === '' && inEmulator()) return undefined;
  const visitor = [headers['fastly-client-ip'] ?? []].flat()[0]?.trim() ?? '';
  return { visitor: visitor === '' ? front : visitor, front };
}

/** A bucket's document: the address itself is kept nowhere. */
const keyOf = (...parts: string[]): string =>
  createHmac('sha256', projectId()).update(parts.join('\n')).digest('hex').slice(0, 40);

/**
 * Counts a request to a route against its caller.
 *
 * @param name the route's
 * @throws Problem 429 with `Retry-After`
 */
export async function countRequest(
  name: string,
  limit: RateLimit,
  headers: IncomingHttpHeaders,
  now = Date.now(),
): Promise<void> {
  const addresses = addressesOf(headers);
  if (addresses === undefined) return;
  const { visitor, front } = addresses;
  const buckets = new Map([[keyOf(name, 'visitor', visitor), limit]]);
  if (front !== visitor)
    buckets.set(keyOf(name, 'front', front), { burst: limit.burst * PROXY_FACTOR, perHour: limit.perHour * PROXY_FACTOR });

  const known = Math.max(0, ...[...buckets.keys()].map((key) => (emptyUntil.get(key) ?? 0) - now));
  const wait = known > 0 ? known : await take(buckets, now);
  if (wait > 0) throw new Problem(429, { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
}

/** Takes a token from each bucket or, where one is empty, from none. Returns the milliseconds to wait. */
async function take(buckets: ReadonlyMap<string, RateLimit>, now: number): Promise<number> {
  const { firestore, Timestamp } = await import('../platform/firestore');
  const store = firestore().collection(COLLECTIONS.rateLimits);
  const references = [...buckets.keys()].map((key) => store.doc(key));
  return firestore().runTransaction(async (transaction) => {
    const documents = await transaction.getAll(...references);
    const taken = documents.map((document) => {
      const limit = buckets.get(document.id) ?? { burst: 0, perHour: 1 };
      return { document, limit, ...takeToken(document.data() as Bucket | undefined, limit, now) };
    });
    const wait = Math.max(...taken.map((one) => one.wait));
    for (const one of taken) {
      if (wait > 0) remember(one.document.id, now + one.wait);
      // `expiresAt`: Firestore's time-to-live policy deletes what is as good as new.
      else transaction.set(one.document.ref, { ...one.bucket, expiresAt: Timestamp.fromMillis(now + refillMs(one.limit)) });
    }
    return wait;
  });
}

function remember(key: string, until: number): void {
  if (emptyUntil.size >= MAX_REMEMBERED) emptyUntil.clear();
  emptyUntil.set(key, until);
}
