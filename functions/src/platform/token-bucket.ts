import type { RateLimit } from '@catalogue/contract/endpoints/endpoint';

export interface Bucket {
  tokens: number;
  /** Time of the last refill, in ms. */
  at: number;
}

const HOUR_MS = 3_600_000;
/** Rounding may leave a refilled token this much short. */
const EPSILON = 1e-9;

/**
 * Takes one token.
 *
 * @param stored undefined for a full bucket
 * @returns the new bucket, and the milliseconds until a token is available (0: taken)
 */
export function takeToken(
  stored: Bucket | undefined,
  { burst, perHour }: RateLimit,
  now: number,
): { bucket: Bucket; wait: number } {
  const refilled = stored === undefined ? burst : stored.tokens + (Math.max(0, now - stored.at) * perHour) / HOUR_MS;
  const tokens = Math.min(burst, refilled);
  if (tokens >= 1 - EPSILON) return { bucket: { tokens: Math.max(0, tokens - 1), at: now }, wait: 0 };
  return { bucket: { tokens, at: now }, wait: Math.ceil(((1 - tokens) * HOUR_MS) / perHour) };
}

/** Milliseconds until an empty bucket is full again, and can be deleted. */
export const refillMs = ({ burst, perHour }: RateLimit): number => Math.ceil((burst / perHour) * HOUR_MS);
