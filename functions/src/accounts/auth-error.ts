/** The code of an error thrown by Firebase Auth, e.g. 'auth/email-already-exists'. */
export const authErrorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** For `.catch()` behind a look-up of an account: an unknown one is null, any other trouble stays trouble. */
export function nullIfUnknown(error: unknown): null {
  if (authErrorCode(error) === 'auth/user-not-found') return null;
  throw error;
}
