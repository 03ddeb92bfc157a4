import { Problem } from './problem';
import { takeToken } from './token-bucket';
import type { Bucket } from './token-bucket';

/** Public reads per network and instance that the CDN could not answer. The app itself makes none of them. */
const LIMIT = { burst: 120, perHour: 7_200 };
const MAX_NETWORKS = 10_000;
const buckets = new Map<string, Bucket>();

/**
 * Limits public reads that reach the function, in the memory of this instance: a counter in Firestore would cost more
 * than the read.
 *
 * @throws Problem 429 with `Retry-After`
 */
export function limitMiss(network: string | null, now = Date.now()): void {
  if (network === null) return;
  const { bucket, wait } = takeToken(buckets.get(network), LIMIT, now);
  if (buckets.size >= MAX_NETWORKS) buckets.clear();
  buckets.set(network, bucket);
  if (wait > 0) throw new Problem(429, { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
}
