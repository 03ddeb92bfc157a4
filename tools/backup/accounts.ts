import * as v from 'valibot';
import { account, hashConfig } from '../../functions/src/accounts/accounts-backup';
import { expectOk, read } from '../deploy/google-api';
import type { Target } from './target';

export type Account = v.InferOutput<typeof account>;

/** Without it, password hashes are of no use in another project. */
export type HashConfig = v.InferOutput<typeof hashConfig>;

const PAGE = 1000;
/** Auth accepts this many accounts in one import. */
const IMPORT = 500;

const page = v.object({ users: v.optional(v.array(account), []), nextPageToken: v.optional(v.string(), '') });

export async function readAccounts({ api, auth, project }: Target): Promise<Account[]> {
  const all: Account[] = [];
  let token = '';
  do {
    const next = token === '' ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
    const answer = await api.get(`${auth}/v1/projects/${project}/accounts:batchGet?maxResults=${PAGE}${next}`);
    const { users, nextPageToken } = read(page, answer, 'Accounts could not be read');
    all.push(...users);
    token = users.length === 0 ? '' : nextPageToken;
  } while (token !== '');
  return all;
}

/** The project's hash parameters; null for the emulator, which has none. */
export async function readHashConfig({ api, auth, project, isEmulator }: Target): Promise<HashConfig | null> {
  if (isEmulator) return null;
  const answer = await api.get(`${auth}/admin/v2/projects/${project}/config`);
  const config = read(v.object({ signIn: v.object({ hashConfig }) }), answer, 'The password parameters could not be read');
  return config.signIn.hashConfig;
}

const imported = v.object({
  error: v.optional(v.array(v.object({ index: v.optional(v.number(), 0), message: v.string() })), []),
});

export async function writeAccounts(target: Target, accounts: readonly Account[], hash: HashConfig | null): Promise<void> {
  const { api, auth, project } = target;
  for (let start = 0; start < accounts.length; start += IMPORT) {
    const users = accounts.slice(start, start + IMPORT);
    const parameters = hash === null ? {} : { hashAlgorithm: hash.algorithm, ...hash };
    const body = { users, allowOverwrite: true, ...parameters };
    const answer = await api.post(`${auth}/v1/projects/${project}/accounts:batchCreate`, body);
    const [refused] = read(imported, answer, 'Accounts could not be written').error;
    if (refused)
      throw new Error(`The account ${users[refused.index]?.localId ?? '?'} could not be written: ${refused.message}`);
  }
}

export async function deleteAccounts({ api, auth, project }: Target, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += PAGE) {
    const body = { localIds: ids.slice(start, start + PAGE), force: true };
    await expectOk('Accounts could not be deleted', api.post(`${auth}/v1/projects/${project}/accounts:batchDelete`, body));
  }
}
