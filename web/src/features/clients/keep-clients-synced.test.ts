import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const syncClients = vi.fn(() => Promise.resolve());
vi.mock('./sync-clients', () => ({ syncClients }));
vi.mock('../../data/firebase/clients/clients', () => ({ repClientsServer: () => ({}) }));
vi.mock('../../data/device-store/stored-session', () => ({ readStoredSession: () => ({ uid: 'rep-1' }) }));
vi.mock('../../data/network/on-focus-or-online', () => ({ onFocusOrOnline: () => undefined }));

type Work = (lock: object | null) => Promise<void> | undefined;
type Request = (name: string, options: object, work: Work) => Promise<unknown>;
const granted: Request = (_, __, work) => Promise.resolve(work({}));
const busy: Request = (_, __, work) => Promise.resolve(work(null));
const silent: Request = () => new Promise(() => undefined);
let request: Request;

/** Lets fake time pass, and fake-indexeddb answer in between: it waits for setImmediate. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await vi.advanceTimersByTimeAsync(500);
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeEach(() => {
  vi.resetModules();
  syncClients.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (...args: Parameters<Request>) => request(...args) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['another tab holds the lock', busy],
  ['the locks never answer', silent],
])('syncs later where %s', async (_, hindered) => {
  request = hindered;
  const { keepClientsSynced } = await import('./keep-clients-synced');
  keepClientsSynced('rep-1');
  await pass(3_000);
  expect(syncClients).not.toHaveBeenCalled();
  request = granted;
  await pass(40_000);
  expect(syncClients).toHaveBeenCalledOnce();
});

it('syncs without a lock where the browser has none', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { keepClientsSynced } = await import('./keep-clients-synced');
  keepClientsSynced('rep-1');
  await pass(1_000);
  expect(syncClients).toHaveBeenCalledOnce();
});
