import { PATHS } from '@catalogue/contract/paths';
import { hasRight } from '@catalogue/contract/roles';
import { hasWaitingWrites } from '../../data/device-store/stored-writes';
import { deletePersonalData } from '../../data/device-store/personal-data';
import { within } from '../../lib/within';
import { confirm } from '../../ui/dialogs';
import { ACCOUNT_TEXTS } from './account-texts';
import { endNotifications } from './end-notifications';
import { clearProfile, hasPendingEdit } from './profile/profile-store';
import { clearSession, currentSession } from './session';
import { leaveNotice, tellLoggedOut } from './tell-logged-out';

/** Longest waits for Firebase, ms: a storage that hangs must not keep a person from logging out. */
const TIMEOUT_MS = { unsentWrites: 10_000, tokens: 10_000 } as const;

const NOTHING = { baskets: 0, forms: 0 };

/** What this device alone holds. What waits for the server stays when its person logs out. */
export interface Waiting {
  /** Those that go by themselves, and those that the server refused. */
  enquiries: () => Promise<{ unsent: number; refused: number }>;
  /** Clients of `uid`. */
  clients: (uid: string) => Promise<number>;
  /** Leaves the clients that wait. Resolves to their keys in `settings`. */
  leaveClients: () => Promise<readonly string[]>;
  /** What `uid` has begun and nobody has sent: it is deleted. */
  unfinished: (uid: string) => Promise<{ baskets: number; forms: number }>;
}

/**
 * Logs out on this device, also offline. Asks first while enquiries, clients, profile edits or changes of staff have not been sent, and
 * before it deletes baskets and forms. Resolves to false when the person cancels. The caller navigates to the home page.
 */
export async function logOut(waiting: Waiting): Promise<boolean> {
  const texts = ACCOUNT_TEXTS.logOut;
  const { user } = currentSession();
  const { unsent: enquiries, refused } = await waiting.enquiries();
  const clients = user === null ? 0 : await waiting.clients(user.uid);
  const { baskets, forms } = user === null ? NOTHING : await waiting.unfinished(user.uid);
  const unsent = { title: texts.unsentTitle, action: texts.unsentAction, danger: true };
  const questions = [
    enquiries > 0 && { title: texts.enquiriesTitle, body: texts.enquiriesBody(enquiries), action: texts.action },
    refused > 0 && { title: texts.enquiriesTitle, body: texts.refusedBody(refused), action: texts.action },
    clients > 0 && { title: texts.clientsTitle, body: texts.clientsBody(clients), action: texts.action },
    (await hasPendingEdit()) && { ...unsent, body: texts.unsentDetails },
    user !== null && (await hasUnsentChanges(user.uid)) && { ...unsent, body: texts.unsentBody },
    baskets + forms > 0 && {
      ...{ title: texts.unfinishedTitle, body: texts.unfinishedBody(baskets, forms) },
      ...{ action: texts.unfinishedAction, danger: true },
    },
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
  leaveNotice('person');
  location.replace(PATHS.home);
}

/**
 * Deletes the session, Auth's tokens and all that belongs to the person from this device, but for `kept` keys of `settings`. The session ends at
 * once: none of the rest needs it, and what hangs holds up neither it nor the others.
 */
export async function endSession(kept: readonly string[] = []): Promise<void> {
  const { user, role } = currentSession();
  clearSession();
  const deleteData = async (): Promise<void> => {
    await clearProfile();
    if (user) await deletePersonalData(user.uid, kept);
  };
  await Promise.all([endNotifications(role), deleteTokens(), deleteData()]);
}

/** If the script does not load (offline, new release) or the storage hangs, watchAuth finishes the logout before the next login. */
async function deleteTokens(): Promise<void> {
  const deleting = import('../../data/firebase/auth').then(({ logOutOfAuth }) => logOutOfAuth());
  await within(TIMEOUT_MS.tokens, deleting).catch(() => undefined);
}

/** Whether the server lacks what staff have saved, or Firestore does not say so. If Firestore's script does not load, no admin page of this visit has written anything. */
const hasUnsentChanges = async (uid: string): Promise<boolean> =>
  (await hasWaitingWrites(uid)) ||
  (hasRight(currentSession().role, 'leads') &&
    import('../../data/firebase/firestore').then(
      ({ hasUnsentWrites }) => within(TIMEOUT_MS.unsentWrites, hasUnsentWrites()).catch(() => true),
      () => false,
    ));
