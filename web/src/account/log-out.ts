import { notify } from '../ui/notify';
import { confirm } from '../ui/dialogs';
import { COPY } from './copy';
import { forgetProfile, hasWaitingEdit } from './profile/profile-store';
import { forget, sessionNow } from './session';

/**
 * Logs out on this device, offline too, and says so. Asks first while enquiries wait to be sent (`waiting` counts them), and
 * while changes to one's own details or an admin's changes do, which would be lost. Answers whether the person went through with it; going to the home
 * page is the caller's.
 */
export async function logOut(waiting: () => Promise<number>): Promise<boolean> {
  const count = await waiting();
  const { title, body, action, unsentTitle, unsentBody, unsentDetails, unsentAction } = COPY.logOut;
  if (count > 0 && !(await confirm({ title, body: body(count), action }))) return false;
  const unsent = { title: unsentTitle, action: unsentAction, danger: true };
  if ((await hasWaitingEdit()) && !(await confirm({ ...unsent, body: unsentDetails }))) return false;
  if (sessionNow().isAdmin && (await hasUnsentChanges()) && !(await confirm({ ...unsent, body: unsentBody }))) return false;
  await endSession();
  void notify(COPY.loggedOut, { kind: 'success' });
  return true;
}

/** Forgets the person on this device: the session, the profile, Auth's tokens. */
export async function endSession(): Promise<void> {
  forget();
  await forgetProfile();
  // Should the script not load (offline, a new version), the next visit finishes it: see watchAuth.
  await import('../firebase/auth').then(({ logOutOfAuth }) => logOutOfAuth()).catch(() => undefined);
}

/** Where the script cannot be had, no admin page of this visit has changed anything. */
const hasUnsentChanges = (): Promise<boolean> =>
  import('../firebase/firestore').then(
    ({ hasUnsentWrites }) => hasUnsentWrites(),
    () => false,
  );
