import { beforeEach, expect, test, vi } from 'vitest';
import { ACCOUNT_TEXTS } from './account-texts';
import { finishLogOut, leaveNotice, tellLoggedOut } from './tell-logged-out';

const notify = vi.hoisted(() => vi.fn<(message: string) => Promise<void>>(() => Promise.resolve()));
vi.mock('../../ui/notify', () => ({ notify }));

const kept = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  notify.mockClear();
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const told = () => notify.mock.calls.map(([text]) => text);

test('the next page says once what the last one left', async () => {
  leaveNotice('person');
  await finishLogOut();
  await finishLogOut();
  expect(told()).toEqual([ACCOUNT_TEXTS.loggedOut]);
});

test('a page that is left at once leaves its sentence to the next', async () => {
  await tellLoggedOut('server');
  await finishLogOut();
  expect(told()).toEqual([ACCOUNT_TEXTS.loggedOutByServer, ACCOUNT_TEXTS.loggedOutByServer]);
});

test('a page that stays has said it', async () => {
  await tellLoggedOut('staffLost');
  vi.advanceTimersByTime(10_000);
  await finishLogOut();
  expect(told()).toEqual([ACCOUNT_TEXTS.staffLostLoggedOut]);
});

test('another value says nothing, and neither does a device without storage', async () => {
  kept.set('logged-out', 'toString');
  await finishLogOut();
  vi.stubGlobal('sessionStorage', undefined);
  leaveNotice('person');
  await finishLogOut();
  expect(told()).toEqual([]);
});
