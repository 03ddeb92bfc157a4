import { identityToolkit } from '../platform/identity-toolkit';
import { log } from '../platform/log';

/** What a login by password comes to. */
export type PasswordLogin =
  { outcome: 'in'; uid: string; idToken: string } | { outcome: 'wrong' } | { outcome: 'tooMany' } | { outcome: 'unavailable' };

/** Checks a password. Only Firebase Auth's REST interface can, the admin SDK cannot. The password goes nowhere else. */
export async function signInWithPassword(email: string, password: string): Promise<PasswordLogin> {
  const answer = await identityToolkit('accounts:signInWithPassword', { email, password, returnSecureToken: true });
  if (answer === null) return { outcome: 'unavailable' };
  if (answer.localId !== undefined && answer.idToken !== undefined)
    return { outcome: 'in', uid: answer.localId, idToken: answer.idToken };
  if (answer.error.startsWith('TOO_MANY_ATTEMPTS')) return { outcome: 'tooMany' };
  // No such address, wrong password, disabled account: one answer, so that strangers learn nothing about an address.
  return { outcome: 'wrong' };
}

/** Has Firebase Auth send its verification mail to a new account. Nothing depends on it, so a failure is only noted. */
export async function sendVerificationMail(uid: string, email: string, password: string): Promise<void> {
  const login = await signInWithPassword(email, password);
  const sent =
    login.outcome === 'in' &&
    (await identityToolkit('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: login.idToken }));
  if (!sent || sent.error !== '')
    log.warn('A verification mail was not sent', { uid, reason: sent ? sent.error : login.outcome });
}
