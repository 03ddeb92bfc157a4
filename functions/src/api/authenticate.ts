import { COLLECTIONS } from '@catalogue/contract/collections';
import type { Access } from '@catalogue/contract/endpoints/endpoint';
import { MESSAGES } from '@catalogue/contract/messages';
import { Problem } from './problem';

export interface Caller {
  uid: string;
  name: string;
  admin: boolean;
  /** Time of the last login, in ms. */
  loggedInAt: number;
}

/** A JWT: three base64url parts. Tokens of the emulator have an empty signature. */
const BEARER_TOKEN = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * The caller of an Authorization header; null without a valid token. Revocation is checked, so a deleted or disabled
 * account is refused at once. An admin also needs a team document, which a dismissal deletes first.
 * The Auth module is imported only for a header that holds a token.
 */
export async function authenticate(authorization: string | undefined): Promise<Caller | null> {
  const token = BEARER_TOKEN.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const { auth } = await import('../platform/auth');
  try {
    const { uid, name, admin, auth_time: loggedInAt } = await auth().verifyIdToken(token, true);
    const isAdmin = admin === true && (await isOnTeam(uid));
    return { uid, name: typeof name === 'string' ? name : '', admin: isAdmin, loggedInAt: loggedInAt * 1000 };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('auth/')) return null;
    throw cause;
  }
}

async function isOnTeam(uid: string): Promise<boolean> {
  const { firestore } = await import('../platform/firestore');
  return (await firestore().collection(COLLECTIONS.team).doc(uid).get()).exists;
}

/** @throws Problem 401 without a valid token, 403 without the claim. */
export async function authorize(access: Access, caller: () => Promise<Caller | null>): Promise<void> {
  if (access === 'public') return;
  const known = await caller();
  if (known === null) throw new Problem(401, { message: MESSAGES.notLoggedIn, headers: { 'www-authenticate': 'Bearer' } });
  if (access === 'admin' && !known.admin) throw new Problem(403);
}
