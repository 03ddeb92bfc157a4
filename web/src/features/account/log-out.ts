import { PATHS } from '@catalogue/contract/paths';
import { hasRight } from '@catalogue/contract/roles';
import { hasWaitingWrites } from '../../data/device-store/stored-writes';
import { deletePersonalData } from '../../data/device-store/personal-data';
import { confirm } from '../../ui/dialogs';
import { ACCOUNT_TEXTS } from './account-texts';
import { endNotifications } from './end-notifications';
import { clearProfile, hasPendingEdit } from './profile/profile-store';
import { clearSession, currentSession } from './session';
import { leaveLogOutNotice, tellLoggedOut } from './tell-logged-out';

/** What waits on this device for the server, and stays when its person logs out. */
export interface Waiting {
  enquiries: () => Promise<number>;
  /** Clients of `uid`. */
  clients: (uid: string) => Promise<number>;
  /** Leaves the clients that wait. Resolves to their keys in `settings`. */
  leaveClients: () => Promise<readonly string[]>;
}

/**
 * Logs out on this device, also offline. Asks first while enquiries, clients, profile edits or changes of staff have not been sent.
 * Resolves to false when the person cancels. The caller navigates to the home page.
 */
export async function logOut(waiting: Waiting): Promise<boolean> {
  const texts = ACCOUNT_TEXTS.logOut;
  const { user } = currentSession();
  const enquiries = await waiting.enquiries();
  const clients = user === null ? 0 : await waiting.clients(user.uid);
  const unsent = { title: texts.unsentTitle, action: texts.unsentAction, danger: true };
  const questions = [
    enquiries > 0 && { title: texts.enquiriesTitle, body: texts.enquiriesBody(enquiries), action: texts.action },
    clients > 0 && { title: texts.clientsTitle, body: texts.clientsBody(clients), action: texts.action },
    (await hasPendingEdit()) && { ...unsent, body: texts.unsentDetails },
    user !== null && (await hasUnsentChanges(user.uid)) && { ...unsent, body: texts.unsentBody },
  ];
  for (const question of questions) if (question && !(await confirm(question))) return false;
  await endSession(await waiting.leaveClients());
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

/** Deletes the session, Auth's tokens and all that belongs to the person from this device, but for `kept` keys of `settings`. */
export async function endSession(kept: readonly string[] = []): Promise<void> {
  const { user, role } = currentSession();
  await endNotifications(role);
  clearSession();
  await clearProfile();
  if (user) await deletePersonalData(user.uid, kept);
  // If the script does not load (offline, new release), watchAuth finishes the logout on the next visit.
  await import('../../data/firebase/auth').then(({ logOutOfAuth }) => logOutOfAuth()).catch(() => undefined);
}

/** Whether the server lacks what staff have saved. If Firestore's script does not load, no admin page of this visit has written anything. */
const hasUnsentChanges = async (uid: string): Promise<boolean> =>
  (await hasWaitingWrites(uid)) ||
  (hasRight(currentSession().role, 'leads') &&
    import('../../data/firebase/firestore').then(
      ({ hasUnsentWrites }) => hasUnsentWrites(),
      () => false,
    ));
