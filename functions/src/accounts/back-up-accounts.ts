import * as v from 'valibot';
import { projectId } from '../platform/environment';
import { authEmulator, readIdentity } from '../platform/identity-admin';
import { backupsBucket } from '../platform/storage';
import { account, ACCOUNTS_BACKUP, hashConfig, type AccountsBackup } from './accounts-backup';

const PAGE = 1_000;

const page = v.object({ users: v.optional(v.array(account), []), nextPageToken: v.optional(v.string(), '') });
const config = v.object({ signIn: v.object({ hashConfig }) });

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
    const found = v.parse(page, await readIdentity(`v1/projects/${project}/accounts:batchGet?maxResults=${PAGE}${next}`));
    accounts.push(...found.users);
    token = found.users.length === 0 ? '' : found.nextPageToken;
  } while (token !== '');
  if (accounts.length === 0) throw new Error('Auth lists no account: the last copy stays');
  const hashing =
    authEmulator() === undefined
      ? v.parse(config, await readIdentity(`admin/v2/projects/${project}/config`)).signIn.hashConfig
      : null;
  const backup: AccountsBackup = { project, createdAt: new Date(now).toISOString(), accounts, hashConfig: hashing };
  const metadata = { cacheControl: 'private, no-store' };
  await backupsBucket()
    .file(ACCOUNTS_BACKUP)
    .save(JSON.stringify(backup), { resumable: false, contentType: 'application/json', metadata });
  return accounts.length;
}
