import { isReachable } from '../../data/network/network-status';

/** Kinds of Firebase Auth errors that a person can act on. */
export type AuthErrorKind = 'wrong' | 'offline' | 'tooMany' | 'weakPassword' | 'disabled' | 'signedOut' | 'unknown';

/** Why nobody was logged in. `storage`: this browser's storage does not answer. */
export type LogInProblem = AuthErrorKind | 'storage';

const ERROR_KINDS: Record<string, AuthErrorKind> = {
  // The same kind for "no such account" and "wrong password": strangers learn nothing about an e-mail address.
  'auth/invalid-credential': 'wrong',
  'auth/invalid-email': 'wrong',
  'auth/missing-email': 'wrong',
  'auth/missing-password': 'wrong',
  'auth/user-not-found': 'wrong',
  'auth/wrong-password': 'wrong',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/too-many-requests': 'tooMany',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'signedOut',
  'auth/invalid-user-token': 'signedOut',
};

/** The kind of an error thrown by Firebase Auth or by loading its script. A script that fails to load is a TypeError. */
export function authErrorKindOf(error: unknown): AuthErrorKind {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return ERROR_KINDS[code] ?? (error instanceof TypeError || !isReachable() ? 'offline' : 'unknown');
}
