import type { RateLimit } from '@catalogue/contract/endpoints/endpoint';
import { takeStoredToken } from '../platform/stored-bucket';
import { HttpError } from './http-error';

/**
 * Counts a request against the bucket of its route and caller.
 *
 * @param caller a network, or the uid of an account; null where it is unknown, such requests are not counted
 * @throws HttpError 429 with `Retry-After`
 */
export async function countRequest(route: string, limit: RateLimit, caller: string | null): Promise<void> {
  if (caller === null) return;
  const wait = await takeStoredToken([route, 'visitor', caller], limit);
  if (wait > 0) throw new HttpError(429, { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
}
