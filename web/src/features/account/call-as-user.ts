import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';
import type { ApiResult } from '../../data/network/call-api';
import type { UserCallOptions } from '../../data/firebase/call-as-user';

/** Calls our API as the signed-in user and loads Auth for it. Never rejects: without Auth's script there is no network. */
export async function callAsUser<E extends Endpoint>(endpoint: E, options: UserCallOptions = {}): Promise<ApiResult<E>> {
  try {
    const firebase = await import('../../data/firebase/call-as-user');
    return await firebase.callAsUser(endpoint, options);
  } catch {
    return { outcome: 'unreachable', maybeSent: false };
  }
}
