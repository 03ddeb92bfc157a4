import { isTimeout, within } from '../../lib/within';
import { authErrorKindOf, type LogInProblem } from './auth-error-kind';
import { saveSession } from './session';

/** Longest waits, ms: for Auth to read the device and verify who was logged in, and to log in. Its storage has no limit of its own. */
const TIMEOUT_MS = { start: 75_000, logIn: 70_000 } as const;

interface LogInOutcome {
  /** null: the person is logged in. */
  problem: LogInProblem | null;
  /** The device held data of somebody else, who had not logged out: the caller opens a page anew. */
  isSwitched: boolean;
}

/** Logs in and stores the session. */
export async function logIn(email: string, password: string): Promise<LogInOutcome> {
  let timedOut: LogInProblem = 'storage';
  try {
    // Loaded on click: the login page is in the install set, and a login needs the network anyway.
    const [{ watchAuth }, { claimDevice }, { logInWithPassword, logOutOfAuth }] = await Promise.all([
      import('./watch-auth'),
      import('./claim-device'),
      import('../../data/firebase/auth'),
    ]);
    // Before the login: watchAuth may still have to finish an earlier logout.
    await within(TIMEOUT_MS.start, watchAuth());
    timedOut = 'offline';
    const session = await within(TIMEOUT_MS.logIn, logInWithPassword(email, password));
    // Before the session: no page may show one person what is another's.
    const claim = await claimDevice(session.uid);
    if (claim === 'unanswered') {
      void logOutOfAuth().catch(() => undefined);
      return { problem: 'storage', isSwitched: false };
    }
    saveSession(session);
    return { problem: null, isSwitched: claim === 'switched' };
  } catch (error) {
    return { problem: isTimeout(error) ? timedOut : authErrorKindOf(error), isSwitched: false };
  }
}
