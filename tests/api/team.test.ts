import type { TeamRole } from '@catalogue/contract/roles';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../people';
import { server, stack } from '../stack';

async function call(by: Person | null, method: string, path: string, body?: unknown) {
  const authorization = by && { authorization: `Bearer ${await by.token()}` };
  const response = await fetch(stack().baseUrl + path, {
    method,
    headers: { 'content-type': 'application/json', ...authorization },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || 'null') as unknown };
}

const team = () => server.firestore().collection('team');
const uidsOnTeam = async () => (await team().get()).docs.map(({ id }) => id);
const roleClaimsOf = async ({ uid }: Person) => (await server.auth().getUser(uid)).customClaims ?? {};
const isAdmin = async ({ uid }: Person) => (await server.auth().getUser(uid)).customClaims?.admin === true;
const activityOn = async ({ uid }: Person) =>
  (await server.firestore().collection('activity').where('id', '==', uid).get()).docs.map((one) => one.data());

let asha: Person;
let boss: Person;

// These tests replace the seeded team and restore it afterwards.
const before = new Map<string, FirebaseFirestore.DocumentData>();

async function clearTeam(): Promise<void> {
  await Promise.all((await team().get()).docs.map((one) => one.ref.delete()));
}

beforeAll(async () => {
  for (const one of (await team().get()).docs) before.set(one.id, one.data());
});

afterAll(async () => {
  await clearTeam();
  for (const [id, member] of before) await team().doc(id).set(member);
});

beforeEach(async () => {
  await clearTeam();
  [asha, boss] = await Promise.all([newPerson({ name: 'Asha' }), newPerson({ name: 'Boss', role: 'admin' })]);
});

describe('the team', () => {
  it('requires an admin', async () => {
    for (const [person, status] of [
      [null, 401],
      [asha, 403],
    ] as const) {
      expect((await call(person, 'GET', '/api/team')).status).toBe(status);
      expect((await call(person, 'POST', '/api/team', { email: asha.email })).status).toBe(status);
      expect((await call(person, 'DELETE', `/api/team/${boss.uid}`)).status).toBe(status);
    }
    expect(await uidsOnTeam()).toEqual([boss.uid]);
  });

  it('grant sets claim, team document and activity entry', async () => {
    const granted = await call(boss, 'POST', '/api/team', { email: asha.email });
    expect(granted.status).toBe(201);
    expect(granted.body).toMatchObject([{ uid: boss.uid }, { uid: asha.uid, email: asha.email, grantedBy: 'Boss' }]);
    expect(await isAdmin(asha)).toBe(true);
    expect(await activityOn(asha)).toMatchObject([
      { action: 'granted', noun: 'team', title: 'Asha', by: boss.uid, byName: 'Boss', count: 1 },
    ]);
    expect((await call(asha, 'GET', '/api/team')).status).toBe(200);
  });

  it('a repeated grant writes one activity entry', async () => {
    await call(boss, 'POST', '/api/team', { email: asha.email });
    expect((await call(boss, 'POST', '/api/team', { email: asha.email })).status).toBe(200);
    expect(await activityOn(asha)).toHaveLength(1);
  });

  it('a repeated grant completes a missing claim', async () => {
    await call(boss, 'POST', '/api/team', { email: asha.email });
    await server.auth().setCustomUserClaims(asha.uid, {});
    await call(boss, 'POST', '/api/team', { email: asha.email });
    expect(await isAdmin(asha)).toBe(true);
  });

  it('rejects an unknown e-mail address', async () => {
    const { status, body } = await call(boss, 'POST', '/api/team', { email: 'nobody-at-all@example.com' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { email: expect.stringContaining('Ask them to sign up first') as string } });
  });

  it('requires evenUnverified for an unverified address', async () => {
    const stranger = await newPerson({ verified: false });
    expect((await call(boss, 'POST', '/api/team', { email: stranger.email })).status).toBe(409);
    expect(await isAdmin(stranger)).toBe(false);
    expect((await call(boss, 'POST', '/api/team', { email: stranger.email, evenUnverified: true })).status).toBe(201);
    expect(await isAdmin(stranger)).toBe(true);
  });

  it('revoke removes claim and team document, and old tokens are rejected', async () => {
    await call(boss, 'POST', '/api/team', { email: asha.email });
    const before = await asha.token();
    expect((await call(boss, 'DELETE', `/api/team/${asha.uid}`)).status).toBe(204);
    expect(await isAdmin(asha)).toBe(false);
    expect(await uidsOnTeam()).toEqual([boss.uid]);
    expect((await activityOn(asha)).map((one) => one.action as string).sort()).toEqual(['granted', 'revoked']);
    const late = await fetch(`${stack().baseUrl}/api/team/${boss.uid}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${before}` },
    });
    expect([401, 403]).toContain(late.status);
    expect(await uidsOnTeam()).toEqual([boss.uid]);
    expect((await call(asha, 'GET', '/api/team')).status).toBe(403);
  });

  it('revoke is idempotent', async () => {
    await call(boss, 'POST', '/api/team', { email: asha.email });
    await call(boss, 'DELETE', `/api/team/${asha.uid}`);
    expect((await call(boss, 'DELETE', `/api/team/${asha.uid}`)).status).toBe(204);
    expect(await activityOn(asha)).toHaveLength(2);
  });

  it('the last admin cannot be revoked or delete the account', async () => {
    expect((await call(boss, 'DELETE', `/api/team/${boss.uid}`)).status).toBe(409);
    expect((await call(boss, 'DELETE', `/api/users/${boss.uid}`)).status).toBe(409);
    expect(await isAdmin(boss)).toBe(true);
    expect((await server.auth().getUser(boss.uid)).email).toBe(boss.email);
  });

  it('one of two admins stays when both revoke each other at once', async () => {
    const rival = await newPerson({ name: 'Rival', role: 'admin' });
    const statuses = await Promise.all([
      call(boss, 'DELETE', `/api/team/${rival.uid}`),
      call(rival, 'DELETE', `/api/team/${boss.uid}`),
    ]).then((answers) => answers.map(({ status }) => status));
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const left = await uidsOnTeam();
    expect(left).toHaveLength(1);
    expect(await isAdmin(left[0] === boss.uid ? boss : rival)).toBe(true);
    expect(await isAdmin(left[0] === boss.uid ? rival : boss)).toBe(false);
  });

  it('rejects an admin claim without a team document', async () => {
    const ghost = await newPerson();
    await server.auth().setCustomUserClaims(ghost.uid, { admin: true });
    expect((await call(ghost, 'POST', '/api/team', { email: asha.email })).status).toBe(403);
    expect((await call(ghost, 'GET', '/api/myorders/show')).status).toBe(403);
    expect(await isAdmin(asha)).toBe(false);
  });
});

describe('reps', () => {
  const grant = (role: TeamRole, email = asha.email) => call(boss, 'POST', '/api/team', { email, role });
  const showRoles = async () =>
    ((await call(asha, 'GET', `/api/users/${asha.uid}`)).body as { roles: { roleId: string }[] }).roles.map(
      ({ roleId }) => roleId,
    );

  it('grant sets claim, team document and activity entry of a rep, who is no admin', async () => {
    const { status, body } = await grant('rep');
    expect(status).toBe(201);
    expect(body).toMatchObject([
      { uid: boss.uid, role: 'admin' },
      { uid: asha.uid, role: 'rep' },
    ]);
    expect(await roleClaimsOf(asha)).toEqual({ rep: true });
    expect(await activityOn(asha)).toMatchObject([{ action: 'granted', role: 'rep' }]);
    expect(await showRoles()).toEqual(['rep', 'user']);
    for (const [method, path] of [
      ['GET', '/api/team'],
      ['GET', '/api/myorders/show'],
      ['POST', '/api/categories'],
    ] as const)
      expect((await call(asha, method, path)).status, path).toBe(403);
    expect((await call(asha, 'POST', '/api/team', { email: asha.email })).status).toBe(403);
    expect(await roleClaimsOf(asha)).toEqual({ rep: true });
  });

  it('grant changes the role both ways, and a token from before loses admin rights at once', async () => {
    await grant('rep');
    expect((await grant('rep')).status).toBe(200);
    expect((await grant('admin')).status).toBe(201);
    expect(await roleClaimsOf(asha)).toEqual({ admin: true });
    const authorization = `Bearer ${await asha.token()}`;
    const list = () => fetch(`${stack().baseUrl}/api/team`, { headers: { authorization } });
    expect((await list()).status).toBe(200);
    await team().doc(asha.uid).collection('devices').doc('one').set({ endpoint: 'https://fcm.googleapis.com/x' });
    expect((await grant('rep')).status).toBe(201);
    expect(await roleClaimsOf(asha)).toEqual({ rep: true });
    expect((await list()).status).toBe(403);
    expect((await team().doc(asha.uid).collection('devices').get()).size).toBe(0);
  });

  it('the last admin cannot become a rep, be removed or leave while a rep is on the team', async () => {
    await grant('rep');
    expect((await grant('rep', boss.email)).status).toBe(422);
    expect((await call(boss, 'DELETE', `/api/team/${boss.uid}`)).status).toBe(409);
    expect((await call(boss, 'DELETE', `/api/users/${boss.uid}`)).status).toBe(409);
    expect(await isAdmin(boss)).toBe(true);
  });

  it('one of two admins stays when both make each other a rep at once', async () => {
    const rival = await newPerson({ name: 'Rival', role: 'admin' });
    await Promise.all([grant('rep', rival.email), call(rival, 'POST', '/api/team', { email: boss.email, role: 'rep' })]);
    const admins = (await team().where('role', '==', 'admin').get()).size;
    expect(admins).toBe(1);
  });

  it('sales read all leads and the team is none of theirs to change', async () => {
    await grant('rep');
    expect((await grant('sales')).status).toBe(201);
    expect(await roleClaimsOf(asha)).toEqual({ sales: true });
    expect(await showRoles()).toEqual(['sales', 'user']);
    for (const path of ['/api/myorders/show', '/api/quick-enquiries/getOrders'])
      expect((await call(asha, 'GET', path)).status, path).toBe(200);
    for (const [method, path] of [
      ['GET', '/api/team'],
      ['POST', '/api/categories'],
      ['DELETE', '/api/leads/spam'],
    ] as const)
      expect((await call(asha, method, path)).status, path).toBe(403);
  });

  it('a member whose team document has lost its role has no rights until it is granted again', async () => {
    await grant('admin');
    await team().doc(asha.uid).update({ role: FieldValue.delete() });
    expect((await call(asha, 'GET', '/api/team')).status).toBe(403);
    expect((await call(boss, 'GET', '/api/team')).body).toContainEqual(expect.objectContaining({ uid: asha.uid, role: null }));
    expect((await call(boss, 'DELETE', `/api/team/${boss.uid}`)).status).toBe(409);
    expect((await grant('admin')).status).toBe(201);
    expect((await call(asha, 'GET', '/api/team')).status).toBe(200);
  });

  it('revoke removes the claim of a rep', async () => {
    await grant('rep');
    expect((await call(boss, 'DELETE', `/api/team/${asha.uid}`)).status).toBe(204);
    expect(await roleClaimsOf(asha)).toEqual({});
    expect(await showRoles()).toEqual(['user']);
  });
});
