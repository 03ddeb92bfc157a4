import type { Login, LoginAnswer } from '@catalogue/contract/entities/account';
import { auth } from '../platform/auth';
import { signInWithPassword } from './password';
import { readProfile } from './profile';
import { userAnswer } from './user-answer';

export type LoggedIn =
  | { outcome: 'success'; answer: LoginAnswer }
  | { outcome: 'wrongCredentials' }
  | { outcome: 'tooManyAttempts' }
  | { outcome: 'unavailable' };

/** Exchanges e-mail and password for the user and an ID token, valid for an hour as Bearer of every call. */
export async function logIn({ email, password }: Login): Promise<LoggedIn> {
  const login = await signInWithPassword(email, password);
  if (login.outcome !== 'success') return login;
  const [account, profile] = await Promise.all([auth().getUser(login.uid), readProfile(login.uid)]);
  return { outcome: 'success', answer: { user: userAnswer(account, profile), jwtToken: login.idToken } };
}
