import { type Session, rolesOf } from '@catalogue/contract/entities/session';
import {
  type Auth,
  EmailAuthProvider,
  type User,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
} from 'firebase/auth';
import { openDB } from 'idb';
import { within } from '../../lib/within';
import { emulators, firebaseApp } from './app';

/*
 * Wraps Firebase Auth; tokens are in IndexedDB. Import this module dynamically: it is 28 kB of script that most visits never
 * need. Errors of Auth are thrown unchanged.
 */

/** For SDKs that need Auth registered before they start. Other code uses the functions below. */
export const auth: Auth = start();

/** Signs in; resolves to the session. */
export async function logInWithPassword(email: string, password: string): Promise<Session> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return sessionOf(user);
}

/** Signs out; works offline, because only this device's tokens are deleted. */
export async function logOutOfAuth(): Promise<void> {
  await signOut(auth);
}

/**
 * Calls back with the session, now and at each new token; null when nobody is signed in. A token that cannot be refreshed
 * offline calls nothing back.
 */
export function onSession(listener: (user: Session | null) => void): () => void {
  return onIdTokenChanged(auth, (user) => {
    if (user === null) {
      listener(null);
      return;
    }
    sessionOf(user).then(
      (session) => {
        if (auth.currentUser?.uid === session.uid) listener(session);
      },
      () => undefined,
    );
  });
}

/** Auth's own limit of a request is 60 s; its storage has none. */
const READY_MS = 70_000;

/** Resolves when Auth has read this device's session and, online, verified it. Rejects where it never does. */
export const authReady = (): Promise<void> => within(READY_MS, auth.authStateReady());

/** Where Auth keeps its users: `indexedDBLocalPersistence` of firebase 12, platform_browser/persistence/indexed_db. */
const TOKENS = { database: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage', prefix: 'firebase:authUser:' };

/**
 * Whether this device has no tokens. Auth also says that nobody is logged in when IndexedDB failed as it started (in Safari after a
 * pause, in any browser under load): false while tokens are there, or cannot be read.
 */
export const hasNoTokens = (): Promise<boolean> => within(TOKENS_MS, lookForNoTokens()).catch(() => false);

/** Storage that answers at all answers sooner; storage can also hang. */
const TOKENS_MS = 5_000;

async function lookForNoTokens(): Promise<boolean> {
  const database = await openDB(TOKENS.database);
  try {
    if (!database.objectStoreNames.contains(TOKENS.store)) return true;
    const keys = await database.getAllKeys(TOKENS.store);
    return !keys.some((key) => typeof key === 'string' && key.startsWith(TOKENS.prefix));
  } finally {
    database.close();
  }
}

/**
 * The bearer token for the API, refreshed when it is about to expire or when `fresh` asks for today's claims.
 * null when nobody is signed in; throws when it cannot be refreshed (offline).
 */
export async function bearerToken(fresh = false): Promise<string | null> {
  await authReady();
  return (await auth.currentUser?.getIdToken(fresh)) ?? null;
}

/** The bearer token of `uid`; null when they are not the signed-in user. Throws as `bearerToken` does. */
export async function tokenOfUser(uid: string): Promise<string | null> {
  await authReady();
  return auth.currentUser?.uid === uid ? bearerToken() : null;
}

/** Makes Auth read the account again, after the server changed it. */
export async function reloadUser(): Promise<void> {
  await auth.currentUser?.reload();
}

/** Milliseconds since this device's token was issued; Infinity without one. */
export async function tokenAge(now: number): Promise<number> {
  const result = await auth.currentUser?.getIdTokenResult();
  return result ? now - Date.parse(result.issuedAtTime) : Infinity;
}

/** Sends the mail with the reset link. Resolves the same way when the address has no account. */
export async function sendResetMail(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
  }
}

/** Verifies the password again; the token then has a fresh login time. */
export async function confirmPassword(password: string): Promise<void> {
  const user = signedIn();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Changes the password of the signed-in user after `confirmPassword`; their other devices are signed out by it. */
export async function changePassword(next: string): Promise<void> {
  await updatePassword(signedIn(), next);
}

export async function sendVerificationMail(): Promise<void> {
  await sendEmailVerification(signedIn());
}

function start(): Auth {
  const instance = initializeAuth(firebaseApp, { persistence: indexedDBLocalPersistence });
  if (emulators) connectAuthEmulator(instance, `http://${emulators.host}:${emulators.auth}`, { disableWarnings: true });
  return instance;
}

function signedIn(): User {
  if (!auth.currentUser) throw new Error('Nobody is signed in');
  return auth.currentUser;
}

async function sessionOf(user: User): Promise<Session> {
  const { claims } = await user.getIdTokenResult();
  const email = user.email ?? '';
  return { uid: user.uid, name: user.displayName ?? email, email, roles: rolesOf(claims) };
}
