import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const worker = Object.assign(new EventTarget(), { controller: null as object | null });
const requested: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  requested.length = 0;
  worker.controller = null;
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('caches', { match: () => Promise.resolve(undefined) });
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    return Promise.resolve(new Response(JSON.stringify({ files: ['assets/basket-1.js'], audiences: { rep: [0] } })));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function takeControl(): void {
  worker.controller = {};
  worker.dispatchEvent(new Event('controllerchange'));
}

it('bringOffline counts as failed without a worker, and can be tried again', async () => {
  const { bringOffline } = await import('./bring-offline');
  const first = bringOffline('rep');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await first).toBe(false);
  const second = bringOffline('rep');
  takeControl();
  expect(await second).toBe(true);
  expect(requested).toEqual(['/offline-files.json', '/assets/basket-1.js']);
});

it('bringOffline brings the files when the worker comes late', async () => {
  const { bringOffline } = await import('./bring-offline');
  void bringOffline('rep');
  await vi.advanceTimersByTimeAsync(30_000);
  takeControl();
  await vi.waitFor(() => expect(requested).toContain('/assets/basket-1.js'));
});
