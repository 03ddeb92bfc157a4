import type { RateLimit } from '@catalogue/contract/endpoints/endpoint';
import { takeStoredToken } from '../platform/stored-bucket';
import { HttpError } from './http-error';

/**
 * Counts a request against the bucket of its route and caller. The endpoints that send an enquiry count in
 * leads/lead-rate-limit.ts instead: they store what is beyond the limit as spam.
 *
 * @param caller a network, or the uid of an account; null where it is unknown, such requests are not counted
 * @throws HttpError 429 with `Retry-After`
 */
export async function countRequest(route: string, limit: RateLimit, caller: string | null): Promise<void> {
  if (caller === null) return;
  const wait = await takeStoredToken([route, 'visitor', caller], limit);
  if (wait > 0) throw new HttpError(429, { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
}
