import { type Session, isAdmin } from '@catalogue/contract/entities/session';
import { isReachable, onReachableChange } from '../device/network-status';
import { notify } from '../ui/notify';
import { ACCOUNT_TEXTS } from './account-texts';
import { sendPendingEdit, pendingName } from './profile/profile-store';
import { clearSession, saveSession, currentSession } from './session';

/** A token older than this is exchanged once per visit, so that a role granted or revoked since shows without a new login. */
const TOKEN_MAX_AGE_MS = 5 * 60_000;

let watching: Promise<void> | undefined;
let revoked = false;

/**
 * Loads Firebase Auth and keeps the remembered session true to it from then on, in words where it takes something away.
 * Resolves when Auth has spoken. Safe to call from every screen that needs Auth: it starts once per tab.
 */
export function watchAuth(): Promise<void> {
  watching ??= start().catch((error: unknown) => {
    watching = undefined;
    throw error;
  });
  return watching;
}

/** Asks the server what the signed-in person may do now. Does nothing offline. */
export async function refreshRoles(): Promise<void> {
  try {
    await watchAuth();
    const { bearerToken } = await import('../firebase/auth');
    await bearerToken(true);
  } catch {
    // Offline: whatever is remembered stays.
  }
}

/** A colleague has taken the admin role back: asks for the token that says so, which may end the login altogether. */
export async function handleRoleRevoked(): Promise<void> {
  revoked = true;
  await refreshRoles();
}

/** Whether the admin role was taken back while this tab was open. */
export const isRoleRevoked = (): boolean => revoked;

async function start(): Promise<void> {
  const firebase = await import('../firebase/auth');
  await firebase.authReady();
  // Signed out on this device while Auth could not be loaded: finish it now.
  if (!currentSession().user && firebase.auth.currentUser) await firebase.logOutOfAuth();
  firebase.onSession((user) => void follow(user));
  for (const event of ['online', 'visibilitychange']) addEventListener(event, () => void sendPendingEdit());
  onReachableChange(() => isReachable() && void sendPendingEdit());
  void sendPendingEdit();
  if ((await firebase.tokenAge(Date.now()).catch(() => 0)) > TOKEN_MAX_AGE_MS)
    void firebase.bearerToken(true).catch(() => undefined);
}

async function follow(user: Session | null): Promise<void> {
  const before = currentSession().user;
  // Nobody is remembered: another tab has logged out or is just logging in. Its storage event decides.
  if (before === null) return;
  if (user === null) {
    clearSession();
    void notify(revoked ? ACCOUNT_TEXTS.adminLostLoggedOut : ACCOUNT_TEXTS.loggedOutByServer, { kind: 'information' });
    return;
  }
  const name = before.uid === user.uid ? await pendingName() : undefined;
  if (currentSession().user === null) return; // Logged out meanwhile.
  saveSession({ ...user, name: name ?? user.name });
  if (before.uid !== user.uid) return;
  if (isAdmin(before.roles) && !isAdmin(user.roles)) {
    revoked = true;
    void notify(ACCOUNT_TEXTS.adminLost, { kind: 'failure' });
  } else if (!isAdmin(before.roles) && isAdmin(user.roles)) {
    revoked = false;
    void notify(ACCOUNT_TEXTS.adminGained, { kind: 'success' });
  }
}
