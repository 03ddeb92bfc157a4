import { COLLECTIONS } from '@catalogue/contract/collections';
import type { Registration, User } from '@catalogue/contract/entities/account';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../platform/auth';
import { createOnce } from '../platform/create-once';
import { FieldValue, firestore } from '../platform/firestore';
import { authErrorCode } from './auth-error';
import { isValidInvite, redeemInvite } from './first-admin';
import { sendVerificationMail } from './password';
import { userAnswer } from './user-answer';

export type Registered =
  | { outcome: 'created'; user: User }
  | { outcome: 'weakPassword' }
  | { outcome: 'refused' }
  | { outcome: 'invalidInvite' };

/**
 * Creates an account and its profile, or neither, and requests the verification mail. 'refused' means that the address
 * has an account or is invalid; one answer for both prevents account enumeration. `invite` makes the first admin.
 */
export async function register({ name, email, password, gender, about, invite }: Registration): Promise<Registered> {
  if (invite !== undefined && !(await isValidInvite(invite))) return { outcome: 'invalidInvite' };
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
  if (invite !== undefined && (await redeemInvite(invite, profile.email))) account = await auth().getUser(account.uid);
  return { outcome: 'created', user: userAnswer(account, profile) };
}
