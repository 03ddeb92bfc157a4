import { type AuthErrorKind, authErrorKindOf } from './auth-error-kind';
import { saveSession } from './session';

/** Logs in and stores the session. Resolves to the kind of error, or null. */
export async function logIn(email: string, password: string): Promise<AuthErrorKind | null> {
  try {
    // Loaded on click: the login page is in the install set, and a login needs the network anyway.
    const { watchAuth } = await import('./watch-auth');
    // Before the login: watchAuth may still have to finish an earlier logout.
    await watchAuth();
    const { logInWithPassword } = await import('../../data/firebase/auth');
    saveSession(await logInWithPassword(email, password));
    return null;
  } catch (error) {
    return authErrorKindOf(error);
  }
}
