import { createRequire } from 'node:module';
import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';
import { UserError } from '../user-error';

const account = v.object({ tokens: v.object({ refresh_token: v.string() }) });
const accessToken = v.object({ access_token: v.string() });

/** What firebase-tools' own commands use to log in; it has no public API for that. */
interface FirebaseAuth {
  getGlobalDefaultAccount: () => unknown;
  getAccessToken: (refreshToken: string, scopes: string[]) => Promise<unknown>;
}

const CLOUD_PLATFORM = 'https://www.googleapis.com/auth/cloud-platform';
const LOG_IN =
  'Nobody is logged in to Google: run "npx firebase login" (in CI, set GOOGLE_APPLICATION_CREDENTIALS), then run this again.';

/** An access token of the account of `firebase login`, or of GOOGLE_APPLICATION_CREDENTIALS where that is set. */
export async function googleAccessToken(): Promise<string> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return (await applicationDefault().getAccessToken()).access_token;
  const auth = createRequire(import.meta.url)('firebase-tools/lib/auth') as FirebaseAuth;
  const known = v.safeParse(account, auth.getGlobalDefaultAccount());
  if (!known.success) throw new UserError(LOG_IN);
  const token = await auth.getAccessToken(known.output.tokens.refresh_token, [CLOUD_PLATFORM]).catch(() => {
    throw new UserError(LOG_IN);
  });
  return v.parse(accessToken, token).access_token;
}
