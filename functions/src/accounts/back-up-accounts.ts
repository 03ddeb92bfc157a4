import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';
import { projectId } from '../platform/environment';
import { bucket } from '../platform/storage';
import { account, ACCOUNTS_BACKUP, hashConfig, type AccountsBackup } from './accounts-backup';

const PAGE = 1_000;
const TIMEOUT_MS = 60_000;

const page = v.object({ users: v.optional(v.array(account), []), nextPageToken: v.optional(v.string(), '') });
const config = v.object({ signIn: v.object({ hashConfig }) });

const emulator = (): string | undefined => process.env.FIREBASE_AUTH_EMULATOR_HOST;

/** GET of Auth's REST API as the server. The Admin SDK has no call for the hash parameters. */
async function get<S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S>> {
  const host = emulator();
  const base = host === undefined ? 'https://identitytoolkit.googleapis.com' : `http://${host}/identitytoolkit.googleapis.com`;
  // The emulator takes this token for the server's.
  const token = host === undefined ? (await applicationDefault().getAccessToken()).access_token : 'owner';
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${base}/${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Auth answered ${response.status}`);
  return v.parse(schema, await response.json());
}

/**
 * Copies all accounts into the bucket, in place of the last copy, which soft delete keeps. Google's daily backups lack accounts.
 *
 * @returns how many
 */
export async function backUpAccounts(now = Date.now()): Promise<number> {
  const project = projectId();
  const accounts: AccountsBackup['accounts'] = [];
  let token = '';
  do {
    const next = token === '' ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
    const found = await get(page, `v1/projects/${project}/accounts:batchGet?maxResults=${PAGE}${next}`);
    accounts.push(...found.users);
    token = found.users.length === 0 ? '' : found.nextPageToken;
  } while (token !== '');
  if (accounts.length === 0) throw new Error('Auth lists no account: the last copy stays');
  const hashing =
    emulator() === undefined ? (await get(config, `admin/v2/projects/${project}/config`)).signIn.hashConfig : null;
  const backup: AccountsBackup = { project, createdAt: new Date(now).toISOString(), accounts, hashConfig: hashing };
  const metadata = { cacheControl: 'private, no-store' };
  await bucket()
    .file(ACCOUNTS_BACKUP)
    .save(JSON.stringify(backup), { resumable: false, contentType: 'application/json', metadata });
  return accounts.length;
}
