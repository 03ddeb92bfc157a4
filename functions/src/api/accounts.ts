import type { accounts } from '@catalogue/contract/endpoints/accounts';
import { LIMITS } from '@catalogue/contract/limits';
import { deleteAccount } from '../accounts/delete-account';
import { logIn } from '../accounts/log-in';
import { editProfile, readOwnProfile, readProfile } from '../accounts/profile';
import { register } from '../accounts/register';
import type { Caller } from './authenticate';
import { HttpError } from './http-error';
import { countRequest } from './rate-limit';
import type { Handlers } from './route';

/** Maximum age of the login that may delete an account. */
const RECENT_LOGIN_MS = 5 * 60_000;

const UPLOAD_LIMIT = { burst: LIMITS.profilePicturesPerDay, perHour: LIMITS.profilePicturesPerDay / 24 };

const ACCOUNT_MESSAGES = {
  refused: 'No account could be made with this e-mail address. If it has one already, log in or set a new password.',
  invalidInvite:
    'This link has been used or has expired. If you used it, log in. The next npm run deploy prints a new one while there is no admin.',
  weakPassword: 'This password is too easy to guess.',
  wrongCredentials: 'E-mail or password is not right.',
  othersProfile: 'This profile belongs to someone else.',
  logInAgain: 'Log in again first: deleting an account wants a fresh login.',
  lastAdmin: 'You are the last admin. Make someone else an admin first.',
} as const;

export const handlers: Handlers<typeof accounts> = {
  register: async ({ body }) => {
    const registered = await register(body);
    if (registered.outcome === 'created') return { data: registered.user, location: `/api/users/${registered.user.userId}` };
    if (registered.outcome === 'weakPassword')
      throw new HttpError(422, { errors: { password: ACCOUNT_MESSAGES.weakPassword } });
    if (registered.outcome === 'unavailable') throw new HttpError(503, { headers: { 'retry-after': '5' } });
    throw new HttpError(422, { message: ACCOUNT_MESSAGES[registered.outcome] });
  },

  logIn: async ({ body }) => {
    const login = await logIn(body);
    switch (login.outcome) {
      case 'success':
        return { data: login.answer, cache: 'no-store' };
      case 'wrongCredentials':
        throw new HttpError(401, { message: ACCOUNT_MESSAGES.wrongCredentials });
      case 'tooManyAttempts':
        throw new HttpError(429, { headers: { 'retry-after': '300' } });
      case 'unavailable':
        throw new HttpError(503, { headers: { 'retry-after': '5' } });
    }
  },

  readUser: async ({ params, caller }) => {
    const { uid } = await requireOwnAccount(params.userId, caller);
    return { data: await readOwnProfile(uid), cache: 'private, no-store' };
  },

  editUser: async ({ params, body, caller }) => {
    const { uid } = await requireOwnAccount(params.userId, caller);
    await grantUpload(uid, body.imageName);
    return { data: await editProfile(uid, body), cache: 'private, no-store' };
  },

  deleteUser: async ({ params, caller }) => {
    const { uid, loggedInAt } = await requireOwnAccount(params.userId, caller);
    if (Date.now() - loggedInAt > RECENT_LOGIN_MS) throw new HttpError(403, { message: ACCOUNT_MESSAGES.logInAgain });
    const deleted = await deleteAccount(uid);
    if (deleted.outcome === 'lastAdmin') throw new HttpError(409, { message: ACCOUNT_MESSAGES.lastAdmin });
    return undefined;
  },
};

/** Storage rules accept an upload only if the profile names it. A repeated request counts once. @throws HttpError 429 */
async function grantUpload(uid: string, imageName: string | null | undefined): Promise<void> {
  if (imageName === undefined || imageName === null) return;
  if ((await readProfile(uid))?.imageName === imageName) return;
  await countRequest('profile picture', UPLOAD_LIMIT, uid);
}

/** The caller. @throws HttpError 403 for the account of somebody else, also for staff */
async function requireOwnAccount(userId: string, caller: () => Promise<Caller | null>): Promise<Caller> {
  const known = await caller();
  if (known?.uid !== userId) throw new HttpError(403, { message: ACCOUNT_MESSAGES.othersProfile });
  return known;
}
