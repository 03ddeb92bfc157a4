import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNTS_BACKUP } from '../../functions/src/accounts/accounts-backup';
import { backUpAccounts } from '../../functions/src/accounts/back-up-accounts';
import { backupsBucket, backupsBucketName } from '../../functions/src/platform/storage';
import { restoreAccounts } from '../../tools/backup/restore-accounts';
import { emulatorTarget } from '../../tools/backup/target';
import { server, stack } from '../stack';
import { removeSince } from './remove-since';

const started = new Date();
const target = emulatorTarget(stack().shift);
const PERSON = { email: `restored-${crypto.randomUUID()}@example.com`, password: 'Gift#2026' };
let uid: string;
let count: number;

async function signIn(): Promise<{ status: number; claims: Record<string, unknown> }> {
  const url = `${target.auth}/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ ...PERSON, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { idToken = '' } = (await answer.json()) as { idToken?: string };
  const [, payload = ''] = idToken.split('.');
  const claims = payload === '' ? {} : (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>);
  return { status: answer.status, claims };
}

const answering = (...answers: string[]) => ({ ask: () => Promise.resolve(answers.shift() ?? ''), log: () => undefined });

beforeAll(async () => {
  ({ uid } = await server.auth().createUser(PERSON));
  await server.auth().setCustomUserClaims(uid, { admin: true });
  count = await backUpAccounts();
  await server.auth().deleteUser(uid);
});
afterAll(async () => {
  await server.auth().deleteUser(uid);
  await backupsBucket().file(ACCOUNTS_BACKUP).delete({ ignoreNotFound: true });
  await removeSince(started);
});

it('refuses a wrong name, a wrong number and the copy of another project, and writes nothing', async () => {
  await expect(restoreAccounts(target, answering('gifts', String(count)))).rejects.toThrow(
    /not the name.*Nothing was restored/,
  );
  await expect(restoreAccounts(target, answering(target.project, '0'))).rejects.toThrow(/another number/);
  const other = { ...target, project: 'gifts-4f2a1' };
  // Somebody has put the copy into the bucket of another project.
  const [bytes] = await backupsBucket().file(ACCOUNTS_BACKUP).download();
  const misplaced = backupsBucket().storage.bucket(backupsBucketName(other.project)).file(ACCOUNTS_BACKUP);
  await misplaced.save(bytes, { resumable: false });
  await expect(restoreAccounts(other, answering())).rejects.toThrow(/not of gifts-4f2a1/);
  await misplaced.delete();
  expect((await signIn()).status).toBe(400);
});

it('brings a deleted account back, with password and claims', async () => {
  expect(count).toBeGreaterThan(0);
  await restoreAccounts(target, answering(target.project, String(count)));
  const { status, claims } = await signIn();
  expect([status, claims.admin, claims.user_id]).toEqual([200, true, uid]);
});

it('says that there is no copy', async () => {
  await backupsBucket().file(ACCOUNTS_BACKUP).delete();
  await expect(restoreAccounts(target, answering())).rejects.toThrow(/cannot be read.*404/);
});
