import { type Session, teamRoleOf } from '@catalogue/contract/entities/session';
import type { TeamRole } from '@catalogue/contract/roles';
import { useSyncExternalStore } from 'react';
import { readStoredSession, SESSION_KEY } from '../../data/device-store/stored-session';
import { observable } from '../../lib/observable';

/**
 * The stored session: `{uid, name, email, roles}` in localStorage, beside the tokens that Firebase Auth stores. It makes
 * the header and the guards right in the first frame, before Auth has loaded. No entry means logged out, in every tab.
 */

export type SessionState = {
  user: Session | null;
  /** In the team; null: an account like any other, or nobody. */
  role: TeamRole | null;
  /** Firebase Auth has confirmed the session in this tab, or nobody is logged in. Screens do not wait for it. */
  ready: boolean;
};

/** One object, so that hydration finds the server's value unchanged and renders nothing again. */
const LOGGED_OUT: SessionState = { user: null, role: null, ready: true };

const state = observable(stateOf(readStoredSession(), false));
let listenerCount = 0;

/** The signed-in user and role; re-renders when the session changes in this or another tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, currentSession, () => LOGGED_OUT);
}

/** The session outside of React. */
export const currentSession = state.get;

export function subscribe(listener: () => void): () => void {
  if (listenerCount === 0) globalThis.addEventListener('storage', onStorage);
  listenerCount += 1;
  const stop = state.subscribe(listener);
  return () => {
    stop();
    listenerCount -= 1;
    if (listenerCount === 0) globalThis.removeEventListener('storage', onStorage);
  };
}

/** Stores the user that Firebase Auth reports. */
export function saveSession(user: Session): void {
  if (state.get().ready && JSON.stringify(user) === JSON.stringify(state.get().user)) return;
  write(JSON.stringify(user));
  state.set(stateOf(user, true));
}

/** Logs this device out. */
export function clearSession(): void {
  write(null);
  state.set(stateOf(null, true));
}

/** Shows a new name at once; Auth's copy follows with the next token. */
export function renameSessionUser(name: string): void {
  const { user } = state.get();
  if (user) saveSession({ ...user, name });
}

function onStorage(event: StorageEvent): void {
  if (event.key !== SESSION_KEY && event.key !== null) return;
  const user = readStoredSession();
  state.set(stateOf(user, state.get().ready && user?.uid === state.get().user?.uid));
}

function stateOf(user: Session | null, ready: boolean): SessionState {
  if (user === null) return LOGGED_OUT;
  return { user, role: teamRoleOf(user.roles), ready };
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, value);
  } catch {
    // Without storage the session lasts as long as the tab.
  }
}
