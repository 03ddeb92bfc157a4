/** Names under which the web build finds Firebase's settings (web/src/data/firebase/app.ts). */
const NAMES = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
} as const;

interface SdkConfig {
  result?: { sdkConfig?: Record<string, string> };
}

/**
 * What `firebase apps:sdkconfig WEB --json` prints, as an env file for the web build. None of it is secret: it is in every
 * Firebase site's script. Throws where a setting is missing.
 *
 * @param appCheckKey key of reCAPTCHA Enterprise, if App Check is on
 */
export function webSettings(json: string, appCheckKey?: string): string {
  const settings = (JSON.parse(json) as SdkConfig).result?.sdkConfig ?? {};
  const appCheck = appCheckKey === undefined || appCheckKey === '' ? '' : `VITE_APP_CHECK_KEY=${appCheckKey}\n`;
  const firebase = Object.entries(NAMES)
    .map(([key, name]) => {
      const value = settings[key];
      if (value === undefined || value === '') throw new Error(`The web app has no ${key}.`);
      return `${name}=${value}\n`;
    })
    .join('');
  return firebase + appCheck;
}

/** The key by which functions ask Identity Toolkit to check a password. */
export const apiKeyOf = (json: string): string => (JSON.parse(json) as SdkConfig).result?.sdkConfig?.apiKey ?? '';
