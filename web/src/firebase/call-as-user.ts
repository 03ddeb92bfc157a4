import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { callApi, type ApiResult, type CallOptions } from '../device/call-api';
import { bearerToken } from './auth';

export type UserCallOptions = Omit<CallOptions, 'token'> & { fresh?: boolean };

/**
 * Calls our API as the signed-in user. `fresh` takes a new token first, with today's claims and login time. A token that
 * cannot be had for want of a network counts as unreachable, not as logged out. Never rejects.
 */
export async function callAsUser<E extends Endpoint>(
  endpoint: E,
  { fresh = false, ...options }: UserCallOptions = {},
): Promise<ApiResult<E>> {
  try {
    return await callApi(endpoint, { ...options, token: await bearerToken(fresh) });
  } catch {
    return { outcome: 'unreachable', maybeSent: false };
  }
}
