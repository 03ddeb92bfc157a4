import type { PushDevice } from '@catalogue/contract/entities/push-device';
import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '../platform/log';
import { devicesOfMember, devicesOfTeam, storeDevice } from './devices';

const deviceOf = (uid: string): PushDevice => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${uid}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
});

/** Documents by path. */
const documents = vi.hoisted(() => new Map<string, Record<string, unknown>>());

vi.mock('../platform/firestore', async (importOriginal) => {
  const snapshot = (path: string) => ({
    id: path.split('/').at(-1),
    ref: { path },
    get: (field: string) => documents.get(path)?.[field],
    data: () => documents.get(path),
  });
  const collection = (path: string) => {
    const isIn = (key: string) => key.startsWith(`${path}/`) && !key.slice(path.length + 1).includes('/');
    const query = {
      doc: (id: string) => reference(`${path}/${id}`),
      select: () => query,
      get: () => Promise.resolve({ docs: [...documents.keys()].filter(isIn).map(snapshot) }),
    };
    return query;
  };
  const reference = (path: string) => ({
    path,
    collection: (name: string) => collection(`${path}/${name}`),
    get: () => Promise.resolve(snapshot(path)),
  });
  const transaction = {
    get: ({ path }: { path: string }) => Promise.resolve(snapshot(path)),
    set: ({ path }: { path: string }, data: Record<string, unknown>) => void documents.set(path, data),
  };
  return {
    ...(await importOriginal<object>()),
    firestore: () => ({ collection, runTransaction: (run: (one: typeof transaction) => unknown) => run(transaction) }),
  };
});

const ROLES = { admin: 'admin', sales: 'sales', rep: 'rep', wrongRole: 'owner', withoutRole: undefined };

beforeEach(() => {
  documents.clear();
  for (const [uid, role] of Object.entries(ROLES)) documents.set(`team/${uid}`, { role });
  // Whose team document is gone.
  for (const uid of [...Object.keys(ROLES), 'revoked']) documents.set(`team/${uid}/devices/1`, { ...deviceOf(uid) });
});

it('notifies the members of the team who may see leads', async () => {
  expect((await devicesOfTeam()).map(({ device }) => device)).toEqual([deviceOf('admin'), deviceOf('sales')]);
});

it('logs a device that cannot be read, and notifies the others', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  documents.set('team/admin/devices/2', { endpoint: 5 });
  expect(await devicesOfMember('admin')).toHaveLength(1);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

it.each([
  ['admin', 1],
  ['sales', 1],
  ['rep', 0],
  ['wrongRole', 0],
  ['withoutRole', 0],
  ['revoked', 0],
])('has for %s %i devices to notify', async (uid, count) => {
  expect(await devicesOfMember(uid)).toHaveLength(count);
});

it.each([
  ['admin', true],
  ['rep', false],
  ['revoked', false],
])('stores a device of %s: %s', async (uid, isStored) => {
  const before = documents.size;
  expect(await storeDevice(uid, { ...deviceOf(uid), endpoint: 'https://fcm.googleapis.com/fcm/send/new' })).toBe(isStored);
  expect(documents.size - before).toBe(isStored ? 1 : 0);
});
