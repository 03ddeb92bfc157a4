import { localPort, shiftOfSite } from '@catalogue/contract/local-ports';
import { RECAPTCHA_SCRIPTS } from '@catalogue/contract/security-headers';
import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { allowScripts } from '../../lib/default-policy';

/** Ports of the local emulators at shift 0, as in firebase.json. */
const LOCAL_PORTS = { auth: 9099, firestore: 8080, storage: 9199 } as const;

export type Emulators = { host: string; auth: number; firestore: number; storage: number };

/** The emulators beside a site served at `location`, or null for a deployed site. */
export function emulatorsOf(location: Pick<Location, 'hostname' | 'port'>): Emulators | null {
  if (location.hostname !== '127.0.0.1' && location.hostname !== 'localhost') return null;
  const shift = shiftOfSite(Number(location.port));
  return {
    host: '127.0.0.1',
    auth: localPort(LOCAL_PORTS.auth, shift),
    firestore: localPort(LOCAL_PORTS.firestore, shift),
    storage: localPort(LOCAL_PORTS.storage, shift),
  };
}

/** Firebase's settings for a site served at `location`: the demo project beside it, or what the deploy tool wrote into the build. */
export function optionsOf(location: Pick<Location, 'hostname' | 'port'>, env: Partial<ImportMetaEnv>): FirebaseOptions {
  if (emulatorsOf(location)) {
    const shift = shiftOfSite(Number(location.port));
    const projectId = shift === 0 ? 'demo-catalogue' : `demo-catalogue-${shift}`;
    return { apiKey: 'demo', projectId, authDomain: 'localhost', storageBucket: `${projectId}.appspot.com` };
  }
  return {
    apiKey: setting(env, 'VITE_FIREBASE_API_KEY'),
    projectId: setting(env, 'VITE_FIREBASE_PROJECT_ID'),
    authDomain: setting(env, 'VITE_FIREBASE_AUTH_DOMAIN'),
    storageBucket: setting(env, 'VITE_FIREBASE_STORAGE_BUCKET'),
    appId: setting(env, 'VITE_FIREBASE_APP_ID'),
  };
}

export const emulators = emulatorsOf(globalThis.location);

/** The one Firebase app of this page. */
export const firebaseApp: FirebaseApp = getApps()[0] ?? initializeApp(optionsOf(globalThis.location, import.meta.env));

const appCheckKey = import.meta.env.VITE_APP_CHECK_KEY as string | undefined;

/** The App Check token of this page; null where App Check is off. It starts here, because SDKs ask for tokens with their first request. */
export const appCheckToken: (() => Promise<string>) | null =
  appCheckKey !== undefined && !emulators ? startAppCheck(firebaseApp, appCheckKey) : null;

function setting(env: Partial<ImportMetaEnv>, name: string): string {
  const value: unknown = env[name];
  if (typeof value !== 'string' || value === '')
    throw new Error(`${name} is missing: build with npm run deploy, which writes it`);
  return value;
}

/**
 * Starts App Check: Firestore, Storage and calls of staff then carry a token that only this site gets. Without `APP_CHECK_KEY` the
 * build contains none of it (docs/decisions/026-hostile-input.md).
 *
 * @returns a function for the current token, which throws if there is none
 */
function startAppCheck(app: FirebaseApp, siteKey: string): () => Promise<string> {
  allowScripts(...RECAPTCHA_SCRIPTS);
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
