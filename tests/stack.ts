import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { picturesBucketName, repeatWrites } from '../functions/src/platform/storage';
import { portsOf } from '../tools/ports';

export interface Stack {
  shift: number;
  projectId: string;
  /** Origin of the site, the API and the pictures. */
  baseUrl: string;
  firestoreHost: string;
  authHost: string;
  storageHost: string;
}

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: run this by npm test, or under node tools/run.mjs emulators --shift 400 -- <command>.`);
}

/** Finds the running suite. Throws if there is none. */
export function stack(): Stack {
  return {
    shift: Number(required('PORT_SHIFT')),
    projectId: required('GCLOUD_PROJECT'),
    // Not from BASE_URL: vitest sets that variable itself.
    baseUrl: `http://127.0.0.1:${portsOf(Number(required('PORT_SHIFT'))).hosting}`,
    firestoreHost: required('FIRESTORE_EMULATOR_HOST'),
    authHost: required('FIREBASE_AUTH_EMULATOR_HOST'),
    storageHost: required('FIREBASE_STORAGE_EMULATOR_HOST'),
  };
}

/** The accounts of the seed. */
export const ACCOUNTS = {
  admin: { email: 'admin@example.com', password: 'Admin#2026' },
  visitor: { email: 'visitor@example.com', password: 'User#2026' },
} as const;

/** A named app: code under test may create the default app in this process. */
function app(): App {
  const { projectId } = stack();
  const made = getApps().find(({ name }) => name === 'tests');
  return made ?? initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, 'tests');
}

/** Access to the suite that no rule restricts, to prepare and check data. */
export const server = {
  firestore: (): Firestore => getFirestore(app()),
  auth: (): Auth => getAuth(app()),
  bucket: () => repeatWrites(getStorage(app()).bucket()),
  /** Variants of pictures. */
  picturesBucket: () => repeatWrites(getStorage(app()).bucket(picturesBucketName(stack().projectId))),
  /** An object of either bucket: variants are in one of their own. */
  file: (name: string) => (name.startsWith('pictures/') ? server.picturesBucket() : server.bucket()).file(name),
};

/** Signs an account of this project in over REST and returns its tokens. A key alone means the project of the suite. */
export async function signInTokens({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<{ idToken: string; refreshToken: string; localId: string }> {
  const url = `http://${stack().authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password, returnSecureToken: true, targetProjectId: stack().projectId }),
  });
  const { idToken, refreshToken = '', localId = '' } = (await response.json()) as Partial<Record<string, string>>;
  if (!idToken) throw new Error(`${email} could not sign in: ${response.status}.`);
  return { idToken, refreshToken, localId };
}

/** Returns an ID token of an account. */
export const signIn = async (account: { email: string; password: string }): Promise<string> =>
  (await signInTokens(account)).idToken;

const FIRST_PAUSE_MS = 50;
/** Each look may cost a function call, and slows down the trigger that it waits for. */
const LONGEST_PAUSE_MS = 400;

/**
 * Polls until `look` resolves to something other than undefined, for example until a trigger has run. Throws after `withinMs`
 * with the name of what was expected.
 */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>, withinMs = 80_000): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`Timed out after ${withinMs} ms waiting for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
