import { COLLECTIONS } from '@catalogue/contract/collections';
import type { Registration, User } from '@catalogue/contract/entities/account';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../platform/auth';
import { createOnce } from '../platform/create-once';
import { FieldValue, firestore } from '../platform/firestore';
import { authErrorCode } from './auth-error';
import { findInvite, redeemInvite } from './first-admin';
import { sendVerificationMail, signInWithPassword } from './password';
import { readProfile } from './profile';
import { userAnswer } from './user-answer';

export type Registered =
  | { outcome: 'created'; user: User }
  | { outcome: 'weakPassword' }
  | { outcome: 'refused' }
  | { outcome: 'invalidInvite' }
  | { outcome: 'unavailable' };

/**
 * Creates an account and its profile, or neither, and requests the verification mail. 'refused' means that the address
 * has an account or is invalid; one answer for both prevents account enumeration. `invite` makes the first admin.
 */
export const register = ({ invite, ...registration }: Registration): Promise<Registered> =>
  invite === undefined ? createAccount(registration) : registerFirstAdmin(registration, invite);

/**
 * Creates the account of the first admin. Where the address has an account, its password proves that the person repeats the sign-up,
 * because they did not get the answer: the account becomes the admin, or already is.
 */
async function registerFirstAdmin(registration: NewAccount, token: string): Promise<Registered> {
  const { email, password } = registration;
  const invite = await findInvite(token);
  if (invite === null) return { outcome: 'invalidInvite' };
  // A used link creates no further account.
  const created: Registered = invite.redeemedBy === null ? await createAccount(registration) : { outcome: 'invalidInvite' };
  if (created.outcome === 'created') {
    const { userId: uid, email: address } = created.user;
    return (await redeemInvite(token, { uid, email: address })) ? answerOf(uid) : created;
  }
  if (created.outcome === 'weakPassword') return created;
  const login = await signInWithPassword(email, password);
  if (login.outcome === 'unavailable') return login;
  return login.outcome === 'success' && (await redeemInvite(token, { uid: login.uid, email })) ? answerOf(login.uid) : created;
}

async function answerOf(uid: string): Promise<Registered> {
  const [account, profile] = await Promise.all([auth().getUser(uid), readProfile(uid)]);
  return { outcome: 'created', user: userAnswer(account, profile) };
}

type NewAccount = Omit<Registration, 'invite'>;

async function createAccount({ name, email, password, gender, about }: NewAccount): Promise<Registered> {
  let account: UserRecord;
  try {
    account = await auth().createUser({ email, password, displayName: name });
  } catch (error) {
    const code = authErrorCode(error);
    if (code === 'auth/invalid-password' || code === 'auth/password-does-not-meet-requirements')
      return { outcome: 'weakPassword' };
    if (code === 'auth/email-already-exists' || code === 'auth/invalid-email') return { outcome: 'refused' };
    throw error;
  }
  const profile = { name, email: account.email ?? email, about, gender, imageName: null, picture: null, imageError: null };
  const now = FieldValue.serverTimestamp();
  try {
    const reference = firestore().collection(COLLECTIONS.users).doc(account.uid);
    await createOnce([{ reference, data: { ...profile, createdAt: now, updatedAt: now } }]);
  } catch (error) {
    await auth().deleteUser(account.uid);
    throw error;
  }
  await sendVerificationMail(account.uid, email, password);
  return { outcome: 'created', user: userAnswer(account, profile) };
}
