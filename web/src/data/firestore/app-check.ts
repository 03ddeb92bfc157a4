import { RECAPTCHA_SCRIPTS } from '@catalogue/contract/security-headers';
import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { allowScripts } from '../../lib/default-policy';

/**
 * Starts App Check: Firestore, Storage and calls of staff then carry a token that only this site gets. Without `APP_CHECK_KEY` the
 * build contains none of it (docs/decisions/026-hostile-input.md).
 *
 * @returns a function for the current token, which throws if there is none
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): () => Promise<string> {
  allowScripts(...RECAPTCHA_SCRIPTS);
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
