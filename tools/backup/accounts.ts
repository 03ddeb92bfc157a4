import * as v from 'valibot';
import { account, hashConfig } from '../../functions/src/accounts/accounts-backup';
import { expectOk, read } from '../deploy/google-api';
import { each } from './each';
import type { Target } from './target';

export type Account = v.InferOutput<typeof account>;

/** Without it, password hashes are of no use in another project. */
export type HashConfig = v.InferOutput<typeof hashConfig>;

const PAGE = 1000;
/** Auth accepts this many accounts in one import. */
const IMPORT = 500;
const UPDATES_AT_ONCE = 8;

const page = v.object({ users: v.optional(v.array(account), []), nextPageToken: v.optional(v.string(), '') });

export async function* readAccounts({ api, auth, project }: Target): AsyncGenerator<Account> {
  let token = '';
  do {
    const next = token === '' ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
    const answer = await api.get(`${auth}/v1/projects/${project}/accounts:batchGet?maxResults=${PAGE}${next}`);
    const { users, nextPageToken } = read(page, answer, 'Accounts could not be read');
    yield* users;
    token = users.length === 0 ? '' : nextPageToken;
  } while (token !== '');
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

/** Writes accounts with password and claims. What was revoked or disabled, in the backup or since, stays so. */
export async function writeAccounts(target: Target, accounts: Iterable<Account>, hash: HashConfig | null): Promise<number> {
  const revoked = new Map<string, number>();
  const disabled = new Set<string>();
  for await (const { localId, validSince, disabled: isDisabled } of readAccounts(target)) {
    revoked.set(localId, Number(validSince ?? 0));
    if (isDisabled === true) disabled.add(localId);
  }
  let count = 0;
  let users: Account[] = [];
  const flush = async (): Promise<void> => {
    if (users.length === 0) return;
    await importAccounts(target, users, hash);
    await each(users, UPDATES_AT_ONCE, async ({ localId, validSince }) => {
      await setValidSince(target, localId, Math.max(Number(validSince ?? 0), revoked.get(localId) ?? 0));
    });
    count += users.length;
    users = [];
  };
  for (const account of accounts) {
    users.push(disabled.has(account.localId) ? { ...account, disabled: true } : account);
    if (users.length === IMPORT) await flush();
  }
  await flush();
  return count;
}

/** Hash parameters as an import names them: the project's configuration calls the algorithm otherwise. */
function hashParameters({ algorithm, ...parameters }: HashConfig) {
  return { hashAlgorithm: algorithm, ...parameters };
}

async function importAccounts(
  { api, auth, project }: Target,
  users: readonly Account[],
  hash: HashConfig | null,
): Promise<void> {
  const body = { users, allowOverwrite: true, ...(hash !== null && hashParameters(hash)) };
  const answer = await api.post(`${auth}/v1/projects/${project}/accounts:batchCreate`, body);
  const [refused] = read(imported, answer, 'Accounts could not be written').error;
  if (refused) throw new Error(`The account ${users[refused.index]?.localId ?? '?'} could not be written: ${refused.message}`);
}

/** Tokens from before that second are revoked. An import does not say what it does with the field, so it is set by itself. */
async function setValidSince({ api, auth, project }: Target, localId: string, validSince: number): Promise<void> {
  if (validSince === 0) return;
  const body = { localId, validSince: String(validSince) };
  await expectOk('An account could not be written', api.post(`${auth}/v1/projects/${project}/accounts:update`, body));
}

export async function deleteAccounts({ api, auth, project }: Target, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += PAGE) {
    const body = { localIds: ids.slice(start, start + PAGE), force: true };
    await expectOk('Accounts could not be deleted', api.post(`${auth}/v1/projects/${project}/accounts:batchDelete`, body));
  }
}
