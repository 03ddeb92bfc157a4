import { type AuthErrorKind, authErrorKindOf } from './auth-error-kind';
import { saveSession } from './session';
import { watchAuth } from './watch-auth';

/** Logs in and remembers it on this device. Answers why not, or null when it worked. */
export async function logIn(email: string, password: string): Promise<AuthErrorKind | null> {
  try {
    // First: a half-finished logout would otherwise sign the new person out.
    await watchAuth();
    const { logInWithPassword } = await import('../firebase/auth');
    saveSession(await logInWithPassword(email, password));
    return null;
  } catch (error) {
    return authErrorKindOf(error);
  }
}
