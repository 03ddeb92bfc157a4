import type { Login, LoginAnswer } from '@catalogue/contract/entities/account';
import { auth } from '../platform/auth';
import { signInWithPassword } from './password';
import { readProfile } from './profile';
import { userAnswer } from './user-answer';

export type LoggedIn =
  { outcome: 'in'; answer: LoginAnswer } | { outcome: 'wrong' } | { outcome: 'tooMany' } | { outcome: 'unavailable' };

/** Exchanges e-mail and password for the user and an ID token, valid for an hour as Bearer of every call. */
export async function logIn({ email, password }: Login): Promise<LoggedIn> {
  const login = await signInWithPassword(email, password);
  if (login.outcome !== 'in') return login;
  const [account, profile] = await Promise.all([auth().getUser(login.uid), readProfile(login.uid)]);
  return { outcome: 'in', answer: { user: userAnswer(account, profile), jwtToken: login.idToken } };
}
