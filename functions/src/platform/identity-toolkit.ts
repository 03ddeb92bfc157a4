import { projectId } from './environment';

/** Response of Firebase Auth's REST API; `error` is its error code, '' on success. */
export interface IdentityAnswer {
  localId?: string;
  idToken?: string;
  error: string;
}

/** URL of a method, in production or in the emulator. The API key identifies the project and is public. */
function urlOf(method: string): string {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const base = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com';
  const key = emulator ? 'demo' : process.env.WEB_API_KEY;
  if (!key) throw new Error('WEB_API_KEY is not set: npm run deploy writes it to functions/.env');
  return `${base}/v1/${method}?key=${key}`;
}

/** The emulator takes every key for the project of its suite: there a request names its own. */
const ofProject = () =>
  process.env.FIREBASE_AUTH_EMULATOR_HOST === undefined
    ? {}
    : { headers: { authorization: 'Bearer owner' }, named: { targetProjectId: projectId() } };

/** Calls a method, e.g. `accounts:signInWithPassword`. Null if Firebase Auth is unreachable or answers 5xx. */
export async function identityToolkit(method: string, body: Record<string, unknown>): Promise<IdentityAnswer | null> {
  const { headers, named } = ofProject();
  const json = JSON.stringify({ ...body, ...named });
  const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: json };
  const response = await fetch(urlOf(method), { ...request, signal: AbortSignal.timeout(15_000) }).catch(() => null);
  if (response === null || response.status >= 500) return null;
  const answer = (await response.json()) as { localId?: string; idToken?: string; error?: { message?: string } };
  return { ...answer, error: answer.error?.message ?? '' };
}
