import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./probe-network', () => ({ probeAll: () => Promise.resolve([{ outcome: 'through' }]) }));

const never = () => new Promise<never>(() => undefined);
const worker = { unregister: vi.fn(() => Promise.resolve(true)) };
const deleted: string[] = [];
const device = {
  getRegistrations: (): Promise<object[]> => Promise.resolve([worker]),
  deleteCache: (name: string): Promise<boolean> => Promise.resolve(deleted.push(name) > 0),
};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  deleted.length = 0;
  device.getRegistrations = () => Promise.resolve([worker]);
  device.deleteCache = (name) => Promise.resolve(deleted.push(name) > 0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => device.getRegistrations() } });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['files', 'downloaded-pictures', 'assets']),
    delete: (name: string) => device.deleteCache(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Repairs a device with a stored catalogue and a basket; fake time passes until it ends. */
async function repaired() {
  const database = await import('../../data/device-store/database');
  await database.write('catalogue', 'list', 1);
  await database.write('settings', 'basket', 2);
  const { repair } = await import('./repair');
  const state: { outcome: string | null } = { outcome: null };
  void repair().then((end) => (state.outcome = end));
  for (let ms = 0; state.outcome === null && ms < 60_000; ms += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000);
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return { ...state, catalogue: await database.readAll('catalogue'), basket: await database.read('settings', 'basket') };
}

describe('repair', () => {
  it('removes the worker, the caches but for pictures, and the catalogue', async () => {
    expect(await repaired()).toEqual({ outcome: 'done', catalogue: new Map(), basket: 2 });
    expect(worker.unregister).toHaveBeenCalledOnce();
    expect(deleted).toEqual(['files', 'assets']);
  });

  it.each([
    ['service worker', () => (device.getRegistrations = never)],
    ['cache', () => (device.deleteCache = (name) => (name === 'files' ? never() : Promise.resolve(deleted.push(name) > 0)))],
  ])('does the rest where a %s never answers, and says that it is not done', async (_, hang) => {
    hang();
    expect(await repaired()).toEqual({ outcome: 'failed', catalogue: new Map(), basket: 2 });
    expect(deleted).toContain('assets');
  });
});
