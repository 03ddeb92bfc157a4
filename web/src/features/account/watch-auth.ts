import { teamRoleOf, type Session } from '@catalogue/contract/entities/session';
import { claimPersonalData } from '../../data/device-store/personal-data';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { onFocusOrOnline } from '../../data/network/on-focus-or-online';
import { serverNow } from '../../data/network/server-clock';
import { notify } from '../../ui/notify';
import { ACCOUNT_TEXTS } from './account-texts';
import { endNotifications } from './end-notifications';
import { sendPendingEdit, pendingName } from './profile/profile-store';
import { clearSession, saveSession, currentSession } from './session';
import { tellLoggedOut } from './tell-logged-out';

/** An older token is refreshed once per visit, so that a granted or revoked role shows without a new login. */
const TOKEN_MAX_AGE_MS = 5 * 60_000;

/** The device holds a session that Auth could not read. */
class UnreadSession extends Error {}

let watching: Promise<void> | undefined;
let revoked = false;

/**
 * Loads Firebase Auth and updates the stored session from it, with a notice when a right is lost or gained. Resolves when
 * Auth is ready. Starts once per tab. Rejects, and keeps the session, when the device's storage fails.
 */
export function watchAuth(): Promise<void> {
  watching ??= start().catch((error: unknown) => {
    // Auth looks at the device once per document.
    if (!(error instanceof UnreadSession)) watching = undefined;
    throw error;
  });
  return watching;
}

/** Refreshes the token and with it the roles. Resolves to false, and the stored roles stay, where Auth cannot be asked. */
export async function refreshRoles(): Promise<boolean> {
  try {
    await watchAuth();
    const { bearerToken } = await import('../../data/firebase/auth');
    await bearerToken(true);
    return true;
  } catch {
    return false;
  }
}

/** The server removes the claim just after the team document, whose absence the page hears of at once. */
const CLAIM_REMOVAL = { attempts: 8, pauseMs: 1_000 };

/** Called when the role was revoked: refreshes the token until it lacks the claim, which may end the login. */
export async function handleRoleRevoked(): Promise<void> {
  const before = currentSession().user;
  if (before === null) return;
  revoked = true;
  for (let attempt = 1; attempt <= CLAIM_REMOVAL.attempts; attempt += 1) {
    await refreshRoles();
    const { user } = currentSession();
    if (user === null || teamRoleOf(user.roles) !== teamRoleOf(before.roles)) return;
    await new Promise((resolve) => setTimeout(resolve, CLAIM_REMOVAL.pauseMs));
  }
}

/** Whether the role was revoked while this tab was open. */
export const isRoleRevoked = (): boolean => revoked;

async function start(): Promise<void> {
  const firebase = await import('../../data/firebase/auth');
  await firebase.authReady();
  if (currentSession().user && !firebase.auth.currentUser && !(await firebase.hasNoTokens())) {
    // Logging out would delete what the person has on this device.
    void notify(ACCOUNT_TEXTS.sessionUnread.text, {
      kind: 'failure',
      duration: Infinity,
      action: { label: ACCOUNT_TEXTS.sessionUnread.action, run: () => location.reload() },
    });
    throw new UnreadSession();
  }
  await claimForSession();
  // Finishes a logout that happened while Auth could not be loaded.
  if (!currentSession().user && firebase.auth.currentUser) await firebase.logOutOfAuth();
  firebase.onSession((user) => void updateSession(user));
  onFocusOrOnline(() => void sendPendingEdit());
  onReachableChange(() => isReachable() && void sendPendingEdit());
  void sendPendingEdit();
  if ((await firebase.tokenAge(serverNow()).catch(() => 0)) > TOKEN_MAX_AGE_MS)
    void firebase.bearerToken(true).catch(() => undefined);
}

/** Also where a page was closed during a login, or the storage did not answer: the device may have another owner than its session names. */
async function claimForSession(): Promise<void> {
  const { user } = currentSession();
  if (user !== null && (await claimPersonalData(user.uid)) === 'switched') location.reload();
}

async function updateSession(user: Session | null): Promise<void> {
  const before = currentSession().user;
  // No stored session: another tab has logged out or is logging in. Its storage event decides.
  if (before === null) return;
  if (user === null) {
    void endNotifications(teamRoleOf(before.roles));
    clearSession();
    void tellLoggedOut(revoked ? 'staffLost' : 'server');
    return;
  }
  if (before.uid !== user.uid) {
    await changePerson(user);
    return;
  }
  const name = await pendingName();
  if (currentSession().user === null) return; // Logged out in between.
  saveSession({ ...user, name: name ?? user.name });
  const [was, is] = [teamRoleOf(before.roles), teamRoleOf(user.roles)];
  if (was === is) return;
  revoked = is === null;
  if (is !== null) void notify(ACCOUNT_TEXTS.roleGained[is], { kind: 'success' });
  else if (was !== null) void notify(ACCOUNT_TEXTS.roleLost[was], { kind: 'failure' });
}

/** Somebody else has logged in in another tab. */
async function changePerson(user: Session): Promise<void> {
  const claim = await claimPersonalData(user.uid);
  // That tab ends the login, or has logged out meanwhile.
  if (claim === 'unanswered' || currentSession().user === null) return;
  saveSession(user);
  if (claim === 'switched') location.reload();
}
