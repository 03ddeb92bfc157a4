import { USER_ROLE } from '@catalogue/contract/entities/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Claim } from '../../data/device-store/personal-data';
import { logIn } from './log-in';
import { clearSession, currentSession } from './session';

const never = () => new Promise<never>(() => undefined);
const ravi = { uid: 'ravi', name: 'Ravi', email: 'ravi@example.com', roles: [USER_ROLE] };
const device = vi.hoisted(() => ({
  claim: 'own' as Claim,
  /** Who is logged in when the device is claimed. */
  uidAtClaim: undefined as string | undefined,
  watchAuth: () => Promise.resolve(),
}));
const logOutOfAuth = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const deleteStaffCache = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./watch-auth', () => ({ watchAuth: () => device.watchAuth() }));
const server = { logIn: (): Promise<typeof ravi> => Promise.resolve(ravi) };
vi.mock('../../data/firebase/auth', () => ({ logInWithPassword: () => server.logIn(), logOutOfAuth }));
vi.mock('../../data/offline-files/staff-cache', () => ({ deleteStaffCache }));
vi.mock('../../ui/notify', () => ({ notify: () => Promise.resolve() }));
vi.mock('../../data/device-store/personal-data', () => ({
  claimPersonalData: () => {
    device.uidAtClaim = currentSession().user?.uid;
    return Promise.resolve(device.claim);
  },
}));

const notices = new Map<string, string>();

beforeEach(() => {
  clearSession();
  vi.clearAllMocks();
  notices.clear();
  Object.assign(device, { claim: 'own', watchAuth: () => Promise.resolve() });
  server.logIn = () => Promise.resolve(ravi);
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => notices.set(key, value) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stores the session once the device holds nothing of somebody else', async () => {
  expect(await logIn('ravi@example.com', 'secret')).toEqual({ problem: null, isSwitched: false });
  expect(device.uidAtClaim).toBeUndefined();
  expect(currentSession().user).toEqual(ravi);
  expect(notices.size).toBe(0);
});

it('has a page opened anew that says so after data of somebody else were deleted', async () => {
  device.claim = 'switched';
  expect(await logIn('ravi@example.com', 'secret')).toEqual({ problem: null, isSwitched: true });
  expect(deleteStaffCache).toHaveBeenCalledOnce();
  expect([...notices.values()]).toEqual(['switched']);
});

it('logs nobody in where data of somebody else could not be deleted', async () => {
  device.claim = 'unanswered';
  expect(await logIn('ravi@example.com', 'secret')).toEqual({ problem: 'storage', isSwitched: false });
  expect(currentSession().user).toBeNull();
  expect(logOutOfAuth).toHaveBeenCalledOnce();
});

it('names the storage where Auth cannot read the device', async () => {
  vi.useFakeTimers();
  device.watchAuth = never;
  const outcome = logIn('ravi@example.com', 'secret');
  await vi.advanceTimersByTimeAsync(80_000);
  expect(await outcome).toEqual({ problem: 'storage', isSwitched: false });
});

it('names the network where the server never answers', async () => {
  vi.useFakeTimers();
  server.logIn = never;
  const outcome = logIn('ravi@example.com', 'secret');
  await vi.advanceTimersByTimeAsync(80_000);
  expect(await outcome).toEqual({ problem: 'offline', isSwitched: false });
});
