import type { Bucket } from './token-bucket';
import { takeToken } from './token-bucket';

/** Public reads per network and instance that the CDN could not answer. The app itself makes few of them. */
const LIMIT = { burst: 120, perHour: 7_200 };
const MAX_NETWORKS = 10_000;
const buckets = new Map<string, Bucket>();

/** The seconds until the network may read again; 0: now. Counts nothing. */
export const secondsToWait = (network: string): number =>
  Math.ceil(takeToken(buckets.get(network), LIMIT, Date.now()).wait / 1000);

/**
 * Counts a public read that reached the function, in the memory of this instance: a counter in Firestore would cost more than the
 * read. Returns the seconds until the network may read again; 0: now.
 */
export function countOriginRead(network: string | null): number {
  if (network === null) return 0;
  const { bucket, wait } = takeToken(buckets.get(network), LIMIT, Date.now());
  if (buckets.size >= MAX_NETWORKS) buckets.clear();
  buckets.set(network, bucket);
  return Math.ceil(wait / 1000);
}
