import { identityToolkit } from '../platform/identity-toolkit';
import { log } from '../platform/log';

/** Outcome of a login by password. */
export type PasswordLogin =
  | { outcome: 'success'; uid: string; idToken: string }
  | { outcome: 'wrongCredentials' }
  | { outcome: 'tooManyAttempts' }
  | { outcome: 'unavailable' };

/** Checks a password through Firebase Auth's REST API; the Admin SDK cannot. The password is not stored or logged. */
export async function signInWithPassword(email: string, password: string): Promise<PasswordLogin> {
  const answer = await identityToolkit('accounts:signInWithPassword', { email, password, returnSecureToken: true });
  if (answer === null) return { outcome: 'unavailable' };
  if (answer.localId !== undefined && answer.idToken !== undefined)
    return { outcome: 'success', uid: answer.localId, idToken: answer.idToken };
  if (answer.error.startsWith('TOO_MANY_ATTEMPTS')) return { outcome: 'tooManyAttempts' };
  // Unknown address, wrong password and disabled account give one answer, to prevent account enumeration.
  return { outcome: 'wrongCredentials' };
}

/** Asks Firebase Auth to send the verification mail. A failure is logged only: registration succeeds without it. */
export async function sendVerificationMail(uid: string, email: string, password: string): Promise<void> {
  const login = await signInWithPassword(email, password);
  const sent =
    login.outcome === 'success' &&
    (await identityToolkit('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: login.idToken }));
  if (!sent || sent.error !== '')
    log.warn('A verification mail was not sent', { uid, reason: sent ? sent.error : login.outcome });
}
