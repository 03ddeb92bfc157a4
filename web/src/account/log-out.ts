import { notify } from '../ui/notify';
import { confirm } from '../ui/dialogs';
import { ACCOUNT_TEXTS } from './account-texts';
import { clearProfile, hasPendingEdit } from './profile/profile-store';
import { clearSession, currentSession } from './session';

/**
 * Logs out on this device, offline too, and says so. Asks first while enquiries wait to be sent (`waiting` counts them), and
 * while changes to one's own details or an admin's changes do, which would be lost. Answers whether the person went through with it; going to the home
 * page is the caller's.
 */
export async function logOut(waiting: () => Promise<number>): Promise<boolean> {
  const count = await waiting();
  const { title, body, action, unsentTitle, unsentBody, unsentDetails, unsentAction } = ACCOUNT_TEXTS.logOut;
  if (count > 0 && !(await confirm({ title, body: body(count), action }))) return false;
  const unsent = { title: unsentTitle, action: unsentAction, danger: true };
  if ((await hasPendingEdit()) && !(await confirm({ ...unsent, body: unsentDetails }))) return false;
  if (currentSession().isAdmin && (await hasUnsentChanges()) && !(await confirm({ ...unsent, body: unsentBody }))) return false;
  await endSession();
  void notify(ACCOUNT_TEXTS.loggedOut, { kind: 'success' });
  return true;
}

/** Forgets the person on this device: the session, the profile, Auth's tokens. */
export async function endSession(): Promise<void> {
  clearSession();
  await clearProfile();
  // Should the script not load (offline, a new version), the next visit finishes it: see watchAuth.
  await import('../firebase/auth').then(({ logOutOfAuth }) => logOutOfAuth()).catch(() => undefined);
}

/** Where the script cannot be had, no admin page of this visit has changed anything. */
const hasUnsentChanges = (): Promise<boolean> =>
  import('../firebase/firestore').then(
    ({ hasUnsentWrites }) => hasUnsentWrites(),
    () => false,
  );
