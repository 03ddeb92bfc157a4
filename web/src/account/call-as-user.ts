import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';
import type { ApiResult } from '../device/call-api';
import type { UserCallOptions } from '../firebase/call-as-user';

/** Calls our API as the signed-in user and loads Auth for it. Never rejects: without Auth's script there is no network. */
export async function callAsUser<E extends Endpoint>(endpoint: E, options: UserCallOptions = {}): Promise<ApiResult<E>> {
  try {
    const firebase = await import('../firebase/call-as-user');
    return await firebase.callAsUser(endpoint, options);
  } catch {
    return { outcome: 'unreachable', maybeSent: false };
  }
}
