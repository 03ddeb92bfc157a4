import { team } from '@catalogue/contract/endpoints/team';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remindCalls } from '../../functions/src/push/remind-calls';
import { newPerson, type Person } from '../people';
import { startPushService } from '../fake-push-service';
import { eventually, server } from '../stack';
import { expectProblem } from './server';
import { withApi } from './with-api';

const api = withApi();
let pushService: Awaited<ReturnType<typeof startPushService>>;
let admin: Person;
beforeAll(async () => {
  pushService = await startPushService();
  admin = await newPerson({ name: 'Asha', role: 'admin' });
});
afterAll(async () => {
  for (const { ref } of (await devicesOf(admin).get()).docs) await ref.delete();
  await server.firestore().doc(`team/${admin.uid}`).delete();
  await pushService.close();
});

const devicesOf = ({ uid }: Person) => server.firestore().collection(`team/${uid}/devices`);
const call = async (by: Person, path: string, body?: unknown) =>
  api.send(`/api/team/${path}`, { method: body === undefined ? 'GET' : 'POST', token: await by.token(), body });
const addDevice = (by: Person) => {
  const { endpoint, keys } = pushService.device;
  return call(by, 'devices', { endpoint, keys });
};

const tagOf = (message: unknown): string | undefined => v.parse(v.object({ tag: v.optional(v.string()) }), message).tag;

async function sendOrder() {
  const person = { name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.com', city: 'Pune' };
  const body = { id: randomUUID(), ...person, productrequest: 'Steel bottle', quantity: 5 };
  const { data } = await api.send('/api/myorders/add', { method: 'POST', body });
  return { person, id: body.id, reference: v.parse(v.object({ reference: v.string() }), data).reference };
}
const receivedAbout = (reference: string) =>
  eventually(`a notification about ${reference}`, () =>
    Promise.resolve(pushService.device.received.find(({ message }) => JSON.stringify(message).includes(reference))),
  );

it('notifies a device of the team of a new lead, encrypted, signed, and without personal data', async () => {
  expect((await addDevice(admin)).status).toBe(204);
  const { person, id, reference } = await sendOrder();
  const { headers, message } = await receivedAbout(reference);
  expect(message).toEqual({
    title: 'New order',
    body: reference,
    path: `/Admin/inbox?lead=order-${id}`,
    tag: `order-${id}`,
  });
  for (const value of Object.values(person)) expect(JSON.stringify(message)).not.toContain(value);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  const { publicKey } = v.parse(team.pushKey.answer, (await call(admin, 'push-key')).data);
  expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
  expect(headers.authorization).toContain(`k=${publicKey}`);
});

it('reminds the owner of a call whose time has come, once, and the team where the owner has no device', async () => {
  await addDevice(admin);
  const colleague = await newPerson({ name: 'Ravi', role: 'sales' });
  const other = await startPushService();
  const { endpoint, keys } = other.device;
  expect((await call(colleague, 'devices', { endpoint, keys })).status).toBe(204);
  const { id, reference } = await sendOrder();
  await receivedAbout(reference);
  const order = server.firestore().doc(`orders/${id}`);
  const now = Date.now();
  const remindersAt = async (minutes: number) => {
    await remindCalls(now + minutes * 60_000);
    return pushService.device.received.map(({ message }) => message).filter((message) => tagOf(message) === `call-order-${id}`);
  };
  await order.update({ owner: admin.uid, nextCallAt: Timestamp.fromMillis(now + 90_000) });
  expect(await remindersAt(1)).toEqual([]);
  const reminder = {
    title: 'Call now',
    body: reference,
    path: `/Admin/inbox?lead=order-${id}`,
    tag: `call-order-${id}`,
  };
  expect(await remindersAt(2)).toEqual([reminder]);
  expect(await remindersAt(7)).toEqual([reminder]);
  await order.update({ owner: colleague.uid, nextCallAt: Timestamp.fromMillis(now + 8 * 60_000) });
  expect(await remindersAt(12)).toEqual([reminder]);
  expect(other.device.received.map(({ message }) => message)).toContainEqual(reminder);
  await order.update({ owner: null, status: 'won', nextCallAt: Timestamp.fromMillis(now + 13 * 60_000) });
  expect(await remindersAt(17)).toEqual([reminder]);
  await order.update({ status: 'quoted', nextCallAt: Timestamp.fromMillis(now + 18 * 60_000) });
  expect(await remindersAt(22)).toEqual([reminder, reminder]);
  await api.send(`/api/team/${colleague.uid}`, { method: 'DELETE', token: await admin.token() });
  await order.update({ owner: colleague.uid, nextCallAt: Timestamp.fromMillis(now + 23 * 60_000) });
  expect(await remindersAt(27)).toEqual([reminder, reminder, reminder]);
  await other.close();
});

it('removes a device whose subscription has ended', async () => {
  await addDevice(admin);
  pushService.device.status = 410;
  await sendOrder();
  await eventually('the device to be removed', async () => ((await devicesOf(admin).get()).empty ? true : undefined));
  pushService.device.status = 201;
});

it('sends nothing to a device that was removed, and forgets the devices of a member who leaves', async () => {
  const other = await newPerson({ name: 'Ravi', role: 'admin' });
  await Promise.all([addDevice(admin), addDevice(other)]);
  expect((await call(admin, 'devices/remove', { endpoint: pushService.device.endpoint })).status).toBe(204);
  expect((await devicesOf(admin).get()).size).toBe(0);
  expect((await devicesOf(other).get()).size).toBe(1);
  await api.send(`/api/team/${other.uid}`, { method: 'DELETE', token: await admin.token() });
  expect((await devicesOf(other).get()).size).toBe(0);
});

it('notifies no device whose member has lost the right to see leads, or is off the team', async () => {
  const demoted = await newPerson({ name: 'Ravi', role: 'sales' });
  const revoked = await newPerson({ name: 'Mohan', role: 'sales' });
  const other = await startPushService();
  const { endpoint, keys } = other.device;
  for (const member of [demoted, revoked]) expect((await call(member, 'devices', { endpoint, keys })).status).toBe(204);
  // As a grant or a revocation leaves the team document; the devices stay, as if one had been stored at the same moment.
  await server.firestore().doc(`team/${demoted.uid}`).update({ role: 'rep' });
  await server.firestore().doc(`team/${revoked.uid}`).delete();
  await addDevice(admin);
  const { id, reference } = await sendOrder();
  await receivedAbout(reference);
  const now = Date.now();
  for (const [index, { uid }] of [demoted, revoked].entries()) {
    const nextCallAt = Timestamp.fromMillis(now + (31 + 5 * index) * 60_000);
    await server.firestore().doc(`orders/${id}`).update({ owner: uid, nextCallAt });
    await remindCalls(now + (32 + 5 * index) * 60_000);
  }
  expect(pushService.device.received.filter(({ message }) => tagOf(message) === `call-order-${id}`)).toHaveLength(2);
  expect(other.device.received).toEqual([]);
  for (const member of [demoted, revoked]) {
    expectProblem(await call(member, 'devices', { endpoint, keys }), 403);
    for (const { ref } of (await devicesOf(member).get()).docs) await ref.delete();
  }
  await server.firestore().doc(`team/${demoted.uid}`).delete();
  await other.close();
});

it.each(['https://example.com/push', 'https://169.254.169.254/latest', 'not a URL'])(
  'refuses the endpoint %s',
  async (endpoint) => {
    expectProblem(await call(admin, 'devices', { endpoint, keys: pushService.device.keys }), 422);
  },
);
