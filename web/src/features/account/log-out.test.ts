import type { TeamRole } from '@catalogue/contract/roles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCOUNT_TEXTS } from './account-texts';
import { endSession, logOut, type Waiting } from './log-out';

const device = vi.hoisted(() => ({
  edit: false,
  unsent: false,
  kept: [] as [string, unknown][],
  removed: [] as string[],
  role: null as TeamRole | null,
  user: null as { uid: string } | null,
  answer: true,
  asked: [] as string[],
  left: 0,
  ended: 0,
  opened: [] as string[],
  isHanging: false,
}));
const neverIf = (isHanging: boolean) => (isHanging ? new Promise<never>(() => undefined) : Promise.resolve());
vi.mock('../../ui/notify', () => ({ notify: () => Promise.resolve() }));
vi.mock('../../ui/dialogs', () => ({
  confirm: ({ body }: { body: string }) => {
    device.asked.push(body);
    return Promise.resolve(device.answer);
  },
}));
vi.mock('./session', () => ({
  clearSession: () => (device.left += 1),
  currentSession: () => ({ user: device.user, role: device.role }),
}));
vi.mock('./profile/profile-store', () => ({
  clearProfile: () => Promise.resolve(),
  hasPendingEdit: () => Promise.resolve(device.edit),
}));
vi.mock('../../data/network/push-subscription', () => ({
  endPushSubscription: () => neverIf(device.isHanging).then(() => (device.ended += 1)),
}));
vi.mock('../../data/firebase/auth', () => ({ logOutOfAuth: () => neverIf(device.isHanging) }));
vi.mock('../../data/device-store/database', async (original) => ({
  ...(await original<object>()),
  readAll: (store: string) => Promise.resolve(new Map(store === 'drafts' ? device.kept : [])),
  remove: (_: string, key: string) => Promise.resolve(device.removed.push(key)),
}));
vi.mock('../../data/firebase/firestore', () => ({
  hasUnsentWrites: () => neverIf(device.isHanging).then(() => device.unsent),
}));

const waiting = (
  counts: { unsent?: number; refused?: number; clients?: number; baskets?: number; forms?: number } = {},
): Waiting => {
  const { unsent = 0, refused = 0, clients = 0, baskets = 0, forms = 0 } = counts;
  return {
    enquiries: () => Promise.resolve({ unsent, refused }),
    clients: () => Promise.resolve(clients),
    leaveClients: () => Promise.resolve([]),
    unfinished: () => Promise.resolve({ baskets, forms }),
  };
};
const CHANGES: [string, unknown][] = [
  ['draft/mug', {}],
  ['write/1', { by: 'asha', steps: [{ outcome: 'waiting' }] }],
];
beforeEach(() => {
  Object.assign(device, {
    edit: false,
    unsent: false,
    kept: [],
    removed: [],
    role: null,
    user: { uid: 'asha' },
    answer: true,
    asked: [],
    left: 0,
    ended: 0,
    opened: [],
    isHanging: false,
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { replace: (path: string) => device.opened.push(path) });
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
});

test('logs out without a question when nothing waits', async () => {
  expect(await logOut(waiting())).toBe(true);
  // The home page is opened anew: nothing of the person is left in memory.
  expect(device).toMatchObject({ asked: [], left: 1, ended: 0, opened: ['/'] });
});

test('asks before it drops an edit of the profile that has not been sent', async () => {
  Object.assign(device, { edit: true, answer: false });
  expect(await logOut(waiting())).toBe(false);
  expect(device).toMatchObject({ asked: [ACCOUNT_TEXTS.logOut.unsentDetails], left: 0, opened: [] });
});

test.each(['admin', 'sales', 'rep'] as const)('asks before it drops what waits in the queue of staff: %s', async (role) => {
  Object.assign(device, { kept: CHANGES, role, answer: false });
  expect(await logOut(waiting())).toBe(false);
  expect(device).toMatchObject({ asked: [ACCOUNT_TEXTS.logOut.unsentBody], left: 0, opened: [] });
});

test('asks nothing about changes whose outcome is known', async () => {
  Object.assign(device, { kept: [['write/1', { by: 'asha', steps: [{ outcome: 'written' }] }]], role: 'sales', answer: false });
  expect(await logOut(waiting())).toBe(true);
});

test('leaves what a colleague saved whose session the server ended', async () => {
  Object.assign(device, { kept: [...CHANGES, ['write/2', { by: 'meera', steps: [{ outcome: 'waiting' }] }]], role: 'rep' });
  expect(await logOut(waiting())).toBe(true);
  expect(device.removed).toEqual(expect.arrayContaining(['draft/mug', 'write/1']));
  expect(device.removed).not.toContain('write/2');
});

test('asks about everything that waits', async () => {
  Object.assign(device, { edit: true, unsent: true, role: 'sales' });
  expect(await logOut(waiting({ unsent: 2, refused: 1, clients: 3, baskets: 2, forms: 1 }))).toBe(true);
  expect(device.asked).toEqual([
    ACCOUNT_TEXTS.logOut.enquiriesBody(2),
    ACCOUNT_TEXTS.logOut.refusedBody(1),
    ACCOUNT_TEXTS.logOut.clientsBody(3),
    ACCOUNT_TEXTS.logOut.unsentDetails,
    ACCOUNT_TEXTS.logOut.unsentBody,
    '2 baskets and 1 unfinished form are on this device only. Logging out deletes them.',
  ]);
  expect(device).toMatchObject({ left: 1, ended: 1 });
});

test('ends the session at once and deletes the data where push service, Auth and caches never answer', async () => {
  vi.useFakeTimers();
  Object.assign(device, { kept: CHANGES, role: 'sales', isHanging: true });
  vi.stubGlobal('caches', { delete: () => neverIf(true) });
  const ending = endSession();
  expect(device.left).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await ending;
  expect(device.removed).toContain('draft/mug');
  vi.unstubAllGlobals();
});

test('asks where Firestore does not say whether changes wait', async () => {
  vi.useFakeTimers();
  Object.assign(device, { role: 'sales', isHanging: true, answer: false });
  const leaving = logOut(waiting());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await leaving).toBe(false);
  expect(device).toMatchObject({ asked: [ACCOUNT_TEXTS.logOut.unsentBody], left: 0 });
});
