import type { TeamRole } from '@catalogue/contract/roles';
import { beforeEach, expect, test, vi } from 'vitest';
import { ACCOUNT_TEXTS } from './account-texts';
import { logOut } from './log-out';

const device = vi.hoisted(() => ({
  edit: false,
  unsent: false,
  kept: [] as string[],
  role: null as TeamRole | null,
  answer: true,
  asked: [] as string[],
  left: 0,
  ended: 0,
  opened: [] as string[],
}));
vi.mock('../../ui/notify', () => ({ notify: () => Promise.resolve() }));
vi.mock('../../ui/dialogs', () => ({
  confirm: ({ body }: { body: string }) => {
    device.asked.push(body);
    return Promise.resolve(device.answer);
  },
}));
vi.mock('./session', () => ({ clearSession: () => (device.left += 1), currentSession: () => ({ role: device.role }) }));
vi.mock('./profile/profile-store', () => ({
  clearProfile: () => Promise.resolve(),
  hasPendingEdit: () => Promise.resolve(device.edit),
}));
vi.mock('../../data/network/push-subscription', () => ({ endPushSubscription: () => Promise.resolve((device.ended += 1)) }));
vi.mock('../../data/firestore/auth', () => ({ logOutOfAuth: () => Promise.resolve() }));
vi.mock('../../data/device-store/database', async (original) => ({
  ...(await original<object>()),
  readAll: () => Promise.resolve(new Map(device.kept.map((key) => [key, {}]))),
}));
vi.mock('../../data/firestore/firestore', () => ({ hasUnsentWrites: () => Promise.resolve(device.unsent) }));

const nothing = () => Promise.resolve(0);
beforeEach(() => {
  Object.assign(device, {
    edit: false,
    unsent: false,
    kept: [],
    role: null,
    answer: true,
    asked: [],
    left: 0,
    ended: 0,
    opened: [],
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { replace: (path: string) => device.opened.push(path) });
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
});

test('logs out without a question when nothing waits', async () => {
  expect(await logOut(nothing)).toBe(true);
  // The home page is opened anew: nothing of the person is left in memory.
  expect(device).toMatchObject({ asked: [], left: 1, ended: 0, opened: ['/'] });
});

test('asks before it drops an edit of the profile that has not been sent', async () => {
  Object.assign(device, { edit: true, answer: false });
  expect(await logOut(nothing)).toBe(false);
  expect(device).toMatchObject({ asked: [ACCOUNT_TEXTS.logOut.unsentDetails], left: 0, opened: [] });
});

test('asks before it drops what waits in the queue of staff', async () => {
  Object.assign(device, { kept: ['draft/mug', 'write/1'], role: 'admin', answer: false });
  expect(await logOut(nothing)).toBe(false);
  expect(device).toMatchObject({ asked: [ACCOUNT_TEXTS.logOut.unsentBody], left: 0, opened: [] });
});

test('asks about everything that waits', async () => {
  Object.assign(device, { edit: true, unsent: true, role: 'sales' });
  expect(await logOut(() => Promise.resolve(2))).toBe(true);
  expect(device.asked).toEqual([
    ACCOUNT_TEXTS.logOut.body(2),
    ACCOUNT_TEXTS.logOut.unsentDetails,
    ACCOUNT_TEXTS.logOut.unsentBody,
  ]);
  expect(device).toMatchObject({ left: 1, ended: 1 });
});
