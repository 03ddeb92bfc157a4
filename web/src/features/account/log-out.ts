import { PATHS } from '@catalogue/contract/paths';
import { hasRight } from '@catalogue/contract/roles';
import { hasPendingWrites } from '../../data/device-store/pending-writes';
import { deletePersonalData } from '../../data/device-store/personal-data';
import { confirm } from '../../ui/dialogs';
import { ACCOUNT_TEXTS } from './account-texts';
import { clearProfile, hasPendingEdit } from './profile/profile-store';
import { clearSession, currentSession } from './session';
import { leaveLogOutNotice, tellLoggedOut } from './tell-logged-out';

/**
 * Logs out on this device, also offline. Asks first while enquiries (`waiting` counts them), profile edits or changes
 * of staff have not been sent. Resolves to false when the person cancels. The caller navigates to the home page.
 */
export async function logOut(waiting: () => Promise<number>): Promise<boolean> {
  const count = await waiting();
  const { title, body, action, unsentTitle, unsentBody, unsentDetails, unsentAction } = ACCOUNT_TEXTS.logOut;
  if (count > 0 && !(await confirm({ title, body: body(count), action }))) return false;
  const unsent = { title: unsentTitle, action: unsentAction, danger: true };
  if ((await hasPendingEdit()) && !(await confirm({ ...unsent, body: unsentDetails }))) return false;
  if (
    hasRight(currentSession().role, 'leads') &&
    (await hasUnsentChanges()) &&
    !(await confirm({ ...unsent, body: unsentBody }))
  )
    return false;
  await endSession();
  leavePage();
  return true;
}

/**
 * Opens the home page anew, so that nothing of the person is left in memory and Firestore's connection ends. Offline on a device without
 * a worker no page would open: there the caller navigates, and this page says it.
 */
function leavePage(): void {
  const opensOffline = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!opensOffline && !navigator.onLine) {
    void tellLoggedOut('person');
    return;
  }
  leaveLogOutNotice('person');
  location.replace(PATHS.home);
}

/** Deletes the session, Auth's tokens and all that belongs to the person from this device. */
export async function endSession(): Promise<void> {
  const { user, role } = currentSession();
  if (hasRight(role, 'leads')) await endNotifications();
  clearSession();
  await clearProfile();
  if (user) await deletePersonalData(user.uid);
  // If the script does not load (offline, new release), watchAuth finishes the logout on the next visit.
  await import('../../data/firestore/auth').then(({ logOutOfAuth }) => logOutOfAuth()).catch(() => undefined);
}

/** A device that nobody is logged in on shows no notifications of leads. */
const endNotifications = (): Promise<void> =>
  import('../../data/network/push-subscription')
    .then(({ endPushSubscription }) => endPushSubscription())
    .catch(() => undefined);

/** Whether the server lacks what staff have saved. If Firestore's script does not load, no admin page of this visit has written anything. */
const hasUnsentChanges = async (): Promise<boolean> =>
  (await hasPendingWrites()) ||
  import('../../data/firestore/firestore').then(
    ({ hasUnsentWrites }) => hasUnsentWrites(),
    () => false,
  );
