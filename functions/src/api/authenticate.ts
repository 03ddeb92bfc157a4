import type { Access } from '@catalogue/contract/endpoints/endpoint';
import { MESSAGES } from '@catalogue/contract/messages';
import { Problem } from './problem';

export interface Caller {
  uid: string;
  name: string;
  admin: boolean;
  /** When they typed their password, ms. */
  loggedInAt: number;
}

/** What a token looks like: three parts of base64url; the emulator leaves the last one empty. */
const BEARER_TOKEN = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * The caller that an Authorization header speaks for; null where it holds no valid token. Auth is loaded only for
 * something that looks like a token. Auth is asked whether the token still holds: an account that was deleted or closed
 * and a role that was taken back count at once, not when the token runs out.
 */
export async function authenticate(authorization: string | undefined): Promise<Caller | null> {
  const token = BEARER_TOKEN.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const { auth } = await import('../platform/auth');
  try {
    const { uid, name, admin, auth_time: loggedInAt } = await auth().verifyIdToken(token, true);
    return { uid, name: typeof name === 'string' ? name : '', admin: admin === true, loggedInAt: loggedInAt * 1000 };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('auth/')) return null;
    throw cause;
  }
}

/** @throws Problem 401 without a valid token, 403 without the claim. */
export async function authorize(access: Access, caller: () => Promise<Caller | null>): Promise<void> {
  if (access === 'public') return;
  const known = await caller();
  if (known === null) throw new Problem(401, { message: MESSAGES.notLoggedIn, headers: { 'www-authenticate': 'Bearer' } });
  if (access === 'admin' && !known.admin) throw new Problem(403);
}
