import type { RateLimit } from '@catalogue/contract/endpoints/endpoint';

export interface Bucket {
  tokens: number;
  /** When it held that many, milliseconds. */
  at: number;
}

const HOUR_MS = 3_600_000;

/**
 * Takes one token.
 *
 * @param known undefined: never used, so full
 * @returns the bucket afterwards, and the milliseconds until a token would be there (0: taken)
 */
export function takeToken(
  known: Bucket | undefined,
  { burst, perHour }: RateLimit,
  now: number,
): { bucket: Bucket; wait: number } {
  const refilled = known === undefined ? burst : known.tokens + (Math.max(0, now - known.at) * perHour) / HOUR_MS;
  const tokens = Math.min(burst, refilled);
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, at: now }, wait: 0 };
  return { bucket: { tokens, at: now }, wait: Math.ceil(((1 - tokens) * HOUR_MS) / perHour) };
}

/** Milliseconds after which an unused bucket is full again, and so as good as none. */
export const refillMs = ({ burst, perHour }: RateLimit): number => Math.ceil((burst / perHour) * HOUR_MS);
