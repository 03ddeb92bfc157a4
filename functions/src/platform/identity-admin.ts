import { applicationDefault } from 'firebase-admin/app';

const TIMEOUT_MS = 60_000;

/** Host of Auth's emulator, which does not hash passwords; undefined in the cloud. */
export const authEmulator = (): string | undefined => process.env.FIREBASE_AUTH_EMULATOR_HOST;

/** GET of Auth's REST API as the server, for what the Admin SDK has no call for. */
export async function readIdentity(path: string): Promise<unknown> {
  const host = authEmulator();
  const base = host === undefined ? 'https://identitytoolkit.googleapis.com' : `http://${host}/identitytoolkit.googleapis.com`;
  // The emulator takes this token for the server's.
  const token = host === undefined ? (await applicationDefault().getAccessToken()).access_token : 'owner';
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${base}/${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Auth answered ${response.status}`);
  return response.json();
}
