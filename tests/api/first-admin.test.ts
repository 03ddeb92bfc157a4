import { createHash, randomUUID } from 'node:crypto';
import { ADMIN_INVITE, COLLECTIONS } from '@catalogue/contract/collections';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { server, stack } from '../stack';

const TOKEN = 'token-of-the-first-admin';
const HOUR = 3_600_000;

const team = () => server.firestore().collection(COLLECTIONS.team);
let before: { id: string; data: object }[] = [];

async function deleteTeam(): Promise<void> {
  for (const { ref } of (await team().get()).docs) await ref.delete();
}

// The seed has an admin, and the link is for a site without one.
beforeAll(async () => {
  before = (await team().get()).docs.map((one) => ({ id: one.id, data: one.data() }));
});
beforeEach(deleteTeam);
afterAll(async () => {
  await deleteTeam();
  for (const { id, data } of before) await team().doc(id).set(data);
});

const storeInvite = (validMs = HOUR) =>
  server
    .firestore()
    .doc(ADMIN_INVITE)
    .set({ hash: createHash('sha256').update(TOKEN).digest('hex'), expiresAt: new Date(Date.now() + validMs) });

const newEmail = (): string => `${randomUUID()}@example.com`;
const PASSWORD = 'a long pass phrase';

async function signUp(
  invite: string | undefined,
  { email = newEmail(), password = PASSWORD } = {},
): Promise<{ status: number; roles: string[]; userId: string }> {
  const body = { name: 'Asha Rao', email, password, gender: 'female', about: '', invite };
  const response = await fetch(`${stack().baseUrl}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { userId?: string; roles?: { roleId: string }[] };
  const roles = (answer.roles ?? []).map(({ roleId }) => roleId);
  return { status: response.status, roles, userId: answer.userId ?? '' };
}

it('makes the person who signs up with the link the first admin, with claim and team document', async () => {
  await storeInvite();
  const { status, roles, userId } = await signUp(TOKEN);
  expect(status).toBe(201);
  expect(roles).toContain('admin');
  expect((await server.auth().getUser(userId)).customClaims).toMatchObject({ admin: true });
  expect((await team().doc(userId).get()).exists).toBe(true);
});

it('the link works once, also for two sign-ups at the same moment', async () => {
  await storeInvite();
  const both = await Promise.all([signUp(TOKEN), signUp(TOKEN)]);
  expect(both.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
  expect((await team().get()).size).toBe(1);
  expect((await signUp(TOKEN)).status).toBe(422);
});

it('answers the same to the same account again, whose answer may have been lost, and to no other', async () => {
  await storeInvite();
  const email = newEmail();
  const first = await signUp(TOKEN, { email });
  expect(await signUp(TOKEN, { email })).toEqual(first);
  expect((await team().get()).size).toBe(1);
  expect((await signUp(TOKEN, { email, password: 'another pass phrase' })).status).toBe(422);
  const accounts = (await server.auth().listUsers()).users.length;
  expect((await signUp(TOKEN)).status).toBe(422);
  expect((await server.auth().listUsers()).users).toHaveLength(accounts);
});

it('completes a grant that was interrupted after the link was used, or before', async () => {
  await storeInvite();
  const email = newEmail();
  const first = await signUp(TOKEN, { email });
  await deleteTeam();
  await server.auth().setCustomUserClaims(first.userId, {});
  expect(await signUp(TOKEN, { email })).toEqual(first);
  expect((await server.auth().getUser(first.userId)).customClaims).toMatchObject({ admin: true });

  await deleteTeam();
  await storeInvite();
  const known = newEmail();
  expect((await signUp(undefined, { email: known })).roles).not.toContain('admin');
  expect((await signUp(TOKEN, { email: known, password: 'another pass phrase' })).status).toBe(422);
  expect((await signUp(TOKEN, { email: known })).roles).toContain('admin');
});

it('gives no role back to an account that has lost it since', async () => {
  await storeInvite();
  const email = newEmail();
  const { userId } = await signUp(TOKEN, { email });
  await team().doc(userId).update({ role: 'rep' });
  expect((await signUp(TOKEN, { email })).status).toBe(422);
  expect((await team().doc(userId).get()).get('role')).toBe('rep');
});

it.each([
  ['a wrong token', () => storeInvite(), 'another token'],
  ['an expired link', () => storeInvite(-1_000), TOKEN],
  ['no link', () => server.firestore().doc(ADMIN_INVITE).delete(), TOKEN],
])('%s makes no account', async (_name, prepare, token) => {
  await prepare();
  const accounts = (await server.auth().listUsers()).users.length;
  expect((await signUp(token)).status).toBe(422);
  expect((await server.auth().listUsers()).users).toHaveLength(accounts);
  expect((await team().get()).size).toBe(0);
});

it('a link is void once there is an admin', async () => {
  await storeInvite();
  await team().doc('someone').set({ name: 'Someone' });
  expect((await signUp(TOKEN)).status).toBe(422);
});
