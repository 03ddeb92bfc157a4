import { COLLECTIONS } from '@catalogue/contract/collections';
import type { Access } from '@catalogue/contract/endpoints/endpoint';
import { displayNameOf } from '@catalogue/contract/entities/fields';
import { MESSAGES } from '@catalogue/contract/messages';
import { claimedRole, effectiveRole, hasRight, type Right, storedRole, type TeamRole } from '@catalogue/contract/roles';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { enforcesAppCheck } from '../platform/environment';
import { log } from '../platform/log';
import { HttpError } from './http-error';

export interface Caller {
  uid: string;
  name: string;
  /** Of the team; null: an account like any other. */
  role: TeamRole | null;
  /** Time of the last login, in ms. */
  loggedInAt: number;
}

/** A JWT: three base64url parts. Tokens of the emulator have an empty signature. */
const BEARER_TOKEN = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Codes of firebase-admin for a token or an account that is not valid. Any other failure says nothing about the caller. */
const TOKEN_ERRORS: readonly unknown[] = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** A malformed token is an `argument-error` that names the token. So is a failed download of Google's keys, without the name. */
function isTokenError(cause: unknown): boolean {
  if (!(cause instanceof Error && 'code' in cause)) return false;
  return TOKEN_ERRORS.includes(cause.code) || (cause.code === 'auth/argument-error' && cause.message.includes('ID token'));
}

/**
 * The caller of an Authorization header; null without a valid token. Revocation is checked, so a deleted or disabled
 * account is refused at once. Members of the team also need a team document, which a dismissal deletes first.
 * The Auth module is imported only for a header that holds a token.
 *
 * @throws HttpError 503 where Auth cannot say whose token it is: a rep's enquiry is sent again instead of losing its rep
 */
export async function authenticate(authorization: string | undefined): Promise<Caller | null> {
  const token = BEARER_TOKEN.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const claims = await verify(token);
  if (claims === null) return null;
  const claimed = claimedRole(claims);
  const role = claimed === null ? null : effectiveRole(claimed, await roleInTeam(claims.uid));
  return { uid: claims.uid, name: displayNameOf(claims.name), role, loggedInAt: claims.auth_time * 1000 };
}

/** The token's claims; null if the token or its account is not valid. */
async function verify(token: string): Promise<DecodedIdToken | null> {
  const { auth } = await import('../platform/auth');
  try {
    return await auth().verifyIdToken(token, true);
  } catch (cause) {
    if (isTokenError(cause)) return null;
    log.error('A token could not be verified', {}, cause);
    throw new HttpError(503, { headers: { 'retry-after': '5' } });
  }
}

/** Null: not on the team. */
async function roleInTeam(uid: string): Promise<TeamRole | null> {
  const { firestore } = await import('../platform/firestore');
  const member = await firestore().collection(COLLECTIONS.team).doc(uid).get();
  return storedRole(member.get('role'));
}

/** Whether a caller of a public endpoint has a right. */
export const isAllowed = async (right: Right, caller: () => Promise<Caller | null>): Promise<boolean> =>
  hasRight((await caller())?.role ?? null, right);

/** @throws HttpError 401 without a valid token, 403 without the right. */
export async function authorize(access: Access, caller: () => Promise<Caller | null>): Promise<void> {
  if (access === 'public') return;
  const known = await caller();
  if (known === null) throw new HttpError(401, { message: MESSAGES.notLoggedIn, headers: { 'www-authenticate': 'Bearer' } });
  if (access !== 'user' && !hasRight(known.role, access)) throw new HttpError(403);
}

type Verify = (token: string) => Promise<unknown>;

const verifyToken: Verify = async (token) => (await import('../platform/app-check')).verifyAppCheckToken(token);

/**
 * Where App Check is enforced, calls of staff need its token. Visitors and their enquiries never do.
 *
 * @throws HttpError 403 without a valid token
 */
export async function requireAppCheck(
  access: Access,
  token: string | undefined,
  { isOn = enforcesAppCheck(), verify = verifyToken }: { isOn?: boolean; verify?: Verify } = {},
): Promise<void> {
  if (!isOn || access === 'public' || access === 'user') return;
  const isValid =
    token !== undefined &&
    (await verify(token).then(
      () => true,
      () => false,
    ));
  if (!isValid)
    throw new HttpError(403, { message: 'App Check is enforced: this call is accepted from the site itself only.' });
}
