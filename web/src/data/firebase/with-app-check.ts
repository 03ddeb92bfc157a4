import { FirebaseError } from 'firebase/app';
import { appCheckToken } from './app';

/** Pause before App Check is asked for a token again. */
const RETRY_MS = 15_000;

/**
 * Calls Firestore. Where App Check gets no token, the SDK sends a placeholder, and the server refuses the call with the code of the rules. So a
 * refused call is made once more when there is a token, and the second answer counts.
 */
async function repeatWithToken<Result>(
  call: () => Promise<Result>,
  untilToken: (token: () => Promise<string>) => Promise<unknown>,
) {
  try {
    return await call();
  } catch (error) {
    const isRefused = error instanceof FirebaseError && error.code === 'permission-denied';
    if (appCheckToken === null || !isRefused) throw error;
    await untilToken(appCheckToken);
    return call();
  }
}

/** A call whose refusal is the rules' own. Rejects as 'unavailable' where App Check has no token. */
export const failWithoutToken = <Result>(call: () => Promise<Result>): Promise<Result> =>
  repeatWithToken(call, (token) =>
    token().catch(() => {
      throw new FirebaseError('unavailable', 'App Check has no token.');
    }),
  );

let waiting: Promise<void> | null = null;

async function poll(token: () => Promise<string>): Promise<void> {
  const hasToken = () =>
    token().then(
      () => true,
      () => false,
    );
  while (!(await hasToken())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
}

/** As {@link failWithoutToken}; waits for a token, however long that takes. Calls that wait together are repeated in their order. */
export const waitForToken = <Result>(call: () => Promise<Result>): Promise<Result> =>
  repeatWithToken(call, (token) => (waiting ??= poll(token).finally(() => (waiting = null))));
