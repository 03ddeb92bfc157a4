/** The code of an error thrown by Firebase Auth, e.g. 'auth/email-already-exists'. */
export const authErrorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** For `.catch()` after an account look-up: returns null for an unknown account and rethrows other errors. */
export function nullIfUnknown(error: unknown): null {
  if (authErrorCode(error) === 'auth/user-not-found') return null;
  throw error;
}
