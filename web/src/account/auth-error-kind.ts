import { isReachable } from '../device/network-status';

/** Why Firebase Auth refused, as far as a person can do something about it. */
export type AuthErrorKind = 'wrong' | 'offline' | 'tooMany' | 'weakPassword' | 'disabled' | 'signedOut' | 'unknown';

const PROBLEMS: Record<string, AuthErrorKind> = {
  // One answer for "no such account" and "wrong password": strangers learn nothing about an address.
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

/**
 * Names what `error`, thrown by Firebase Auth or on the way to its script, means to the person in front of the screen. A
 * script that does not come for want of a network is a TypeError.
 */
export function authErrorKindOf(error: unknown): AuthErrorKind {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return PROBLEMS[code] ?? (error instanceof TypeError || !isReachable() ? 'offline' : 'unknown');
}
