import { beforeEach, expect, test, vi } from 'vitest';
import { ACCOUNT_TEXTS } from './account-texts';
import { logOut } from './log-out';

const device = vi.hoisted(() => ({ edit: false, unsent: false, isAdmin: false, answer: true, asked: [] as string[], left: 0 }));
vi.mock('../ui/notify', () => ({ notify: () => Promise.resolve() }));
vi.mock('../ui/dialogs', () => ({
  confirm: ({ body }: { body: string }) => {
    device.asked.push(body);
    return Promise.resolve(device.answer);
  },
}));
vi.mock('./session', () => ({ forget: () => (device.left += 1), sessionNow: () => ({ isAdmin: device.isAdmin }) }));
vi.mock('./profile/profile-store', () => ({
  forgetProfile: () => Promise.resolve(),
  hasWaitingEdit: () => Promise.resolve(device.edit),
}));
vi.mock('../firebase/auth', () => ({ logOutOfAuth: () => Promise.resolve() }));
vi.mock('../firebase/firestore', () => ({ hasUnsentWrites: () => Promise.resolve(device.unsent) }));

const nothing = () => Promise.resolve(0);
beforeEach(() => {
  Object.assign(device, { edit: false, unsent: false, isAdmin: false, answer: true, asked: [], left: 0 });
});

test('with nothing waiting it asks nothing', async () => {
  expect(await logOut(nothing)).toBe(true);
  expect(device).toMatchObject({ asked: [], left: 1 });
});

test("an edit of one's details that has not reached the server is not dropped unasked", async () => {
  Object.assign(device, { edit: true, answer: false });
  expect(await logOut(nothing)).toBe(false);
  expect(device).toMatchObject({ asked: [ACCOUNT_TEXTS.logOut.unsentDetails], left: 0 });
});

test('everything that waits is asked about', async () => {
  Object.assign(device, { edit: true, unsent: true, isAdmin: true });
  expect(await logOut(() => Promise.resolve(2))).toBe(true);
  expect(device.asked).toEqual([
    ACCOUNT_TEXTS.logOut.body(2),
    ACCOUNT_TEXTS.logOut.unsentDetails,
    ACCOUNT_TEXTS.logOut.unsentBody,
  ]);
  expect(device.left).toBe(1);
});
