import { type Session, isAdmin, readSession } from '@catalogue/contract/entities/session';
import { useSyncExternalStore } from 'react';

/**
 * Who is signed in, as this device remembers it. Firebase Auth keeps the tokens; this keeps `{uid, name, email, roles}` in
 * localStorage, so that the bar and the guards are right in the first frame, before (or without) loading Auth.
 * No hint means logged out, in every tab at once.
 */
const KEY = 'userData';

export type SessionState = {
  user: Session | null;
  isAdmin: boolean;
  /** Firebase Auth has confirmed it in this tab, or there is nothing to confirm. Screens need not wait for it. */
  ready: boolean;
};

let state: SessionState = stateOf(read(), false);
const listeners = new Set<() => void>();

/** The signed-in user and what they may see; re-renders when it changes here or in another tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, currentSession);
}

/** The same, outside of React. */
export function currentSession(): SessionState {
  return state;
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage);
  };
}

/** Remembers who Firebase Auth says is signed in. */
export function saveSession(user: Session): void {
  if (state.ready && JSON.stringify(user) === JSON.stringify(state.user)) return;
  write(JSON.stringify(user));
  set(stateOf(user, true));
}

/** Forgets whoever was signed in: from here on this device is logged out. */
export function clearSession(): void {
  write(null);
  set(stateOf(null, true));
}

/** Shows a new name at once; Auth's own copy of it follows with the next token. */
export function renameSessionUser(name: string): void {
  if (state.user) saveSession({ ...state.user, name });
}

function onStorage(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return;
  const user = read();
  set(stateOf(user, state.ready && user?.uid === state.user?.uid));
}

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function stateOf(user: Session | null, ready: boolean): SessionState {
  return { user, isAdmin: user !== null && isAdmin(user.roles), ready: ready || user === null };
}

/** Storage can be switched off, full, or hold what an older version or a curious person wrote: all of it reads as logged out. */
function read(): Session | null {
  try {
    return readSession(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // The session then lasts as long as the tab.
  }
}
