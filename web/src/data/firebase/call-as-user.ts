import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { callApi, type ApiResult, type CallOptions } from '../network/call-api';
import { appCheckToken } from './app';
import { bearerToken } from './auth';

export type UserCallOptions = Omit<CallOptions, 'token'> & { fresh?: boolean };

/**
 * Calls our API as the signed-in user. `fresh` gets a new token first, with current claims and login time. Without a network
 * for the token the outcome is 'unreachable', not logged out. Never rejects.
 */
export async function callAsUser<E extends Endpoint>(
  endpoint: E,
  { fresh = false, ...options }: UserCallOptions = {},
): Promise<ApiResult<E>> {
  try {
    const headers = await appCheckHeaders();
    return await callApi(endpoint, { ...options, headers, token: await bearerToken(fresh) });
  } catch {
    return { outcome: 'unreachable', maybeSent: false };
  }
}

/** Without a token the call is made, too: only calls of staff need one. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  const token = await appCheckToken?.().catch(() => null);
  return typeof token === 'string' ? { 'x-firebase-appcheck': token } : {};
}
