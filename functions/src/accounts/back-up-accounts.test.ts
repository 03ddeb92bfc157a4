import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { ACCOUNTS_BACKUP, accountsBackup } from './accounts-backup';

const HASHING = { algorithm: 'SCRYPT', signerKey: 'k', saltSeparator: 's', rounds: 8, memoryCost: 14 };
const saved = vi.hoisted(() => vi.fn<(name: string, text: string) => Promise<void>>());
const answers = vi.hoisted(() => new Map<string, unknown>());

vi.mock('../platform/identity-admin', () => ({
  authEmulator: () => undefined,
  readIdentity: (path: string) =>
    answers.has(path) ? Promise.resolve(answers.get(path)) : Promise.reject(new Error(`Auth answered 404 to ${path}`)),
}));
vi.mock('../platform/storage', () => ({
  backupsBucket: () => ({ file: (name: string) => ({ save: (text: string) => saved(name, text) }) }),
}));
vi.stubEnv('GCLOUD_PROJECT', 'gifts-4f2a1');
const { backUpAccounts } = await import('./back-up-accounts');

const LIST = 'v1/projects/gifts-4f2a1/accounts:batchGet?maxResults=1000';

beforeEach(() => {
  saved.mockReset();
  answers.clear();
  answers.set('admin/v2/projects/gifts-4f2a1/config', { signIn: { hashConfig: HASHING, email: { enabled: true } } });
});

it('saves every page of accounts with what is needed to check their passwords', async () => {
  answers.set(LIST, { users: [{ localId: 'a', passwordHash: 'h', customAttributes: '{"admin":true}' }], nextPageToken: 'p 2' });
  answers.set(`${LIST}&nextPageToken=p%202`, { users: [{ localId: 'b' }], nextPageToken: 'p3' });
  answers.set(`${LIST}&nextPageToken=p3`, {});
  expect(await backUpAccounts(Date.parse('2026-11-23T01:40:00Z'))).toBe(2);
  const [name, text = ''] = saved.mock.calls[0] ?? [];
  expect(name).toBe(ACCOUNTS_BACKUP);
  expect(v.parse(accountsBackup, JSON.parse(text))).toEqual({
    project: 'gifts-4f2a1',
    createdAt: '2026-11-23T01:40:00.000Z',
    accounts: [{ localId: 'a', passwordHash: 'h', customAttributes: '{"admin":true}' }, { localId: 'b' }],
    hashConfig: HASHING,
  });
});

it('keeps the last copy when Auth lists nobody or does not answer', async () => {
  answers.set(LIST, {});
  await expect(backUpAccounts()).rejects.toThrow('the last copy stays');
  answers.delete(LIST);
  await expect(backUpAccounts()).rejects.toThrow('404');
  expect(saved).not.toHaveBeenCalled();
});
