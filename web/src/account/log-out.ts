import { notify } from '../ui/notify';
import { confirm } from '../ui/dialogs';
import { ACCOUNT_TEXTS } from './account-texts';
import { clearProfile, hasPendingEdit } from './profile/profile-store';
import { clearSession, currentSession } from './session';

/**
 * Logs out on this device, also offline. Asks first while enquiries (`waiting` counts them), profile edits or an admin's
 * changes have not been sent. Resolves to false when the person cancels. The caller navigates to the home page.
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

/** Deletes the session, the profile and Auth's tokens from this device. */
export async function endSession(): Promise<void> {
  const { isAdmin, isRep } = currentSession();
  if (isAdmin) await endNotifications();
  clearSession();
  // Firestore's copy stays open until the page is left; the next visit deletes it (resume-session.ts).
  if (isAdmin || isRep) await deleteStaffScreens();
  await clearProfile();
  // If the script does not load (offline, new release), watchAuth finishes the logout on the next visit.
  await import('../firebase/auth').then(({ logOutOfAuth }) => logOutOfAuth()).catch(() => undefined);
}

/** If the script does not load, the next visit deletes them. */
const deleteStaffScreens = (): Promise<void> =>
  import('../device/staff-cache').then((staffCache) => staffCache.deleteStaffScreens()).catch(() => undefined);

/** A device that nobody is logged in on shows no notifications of leads. */
const endNotifications = (): Promise<void> =>
  import('../device/push-subscription').then(({ endPushSubscription }) => endPushSubscription()).catch(() => undefined);

/** If the script does not load, no admin page of this visit has written anything. */
const hasUnsentChanges = (): Promise<boolean> =>
  import('../firebase/firestore').then(
    ({ hasUnsentWrites }) => hasUnsentWrites(),
    () => false,
  );
