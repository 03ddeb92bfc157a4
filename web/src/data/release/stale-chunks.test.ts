import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAhead, reloadOnStaleChunks } from './stale-chunks';

let window: EventTarget;
const reload = vi.fn();
const offerReload = vi.fn();
const ask = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const ENTRY = 'https://example.com/assets/entry-1.js';

/** What Vite does when a chunk cannot be loaded. */
const failToLoad = (): Promise<never> => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  // Prevented, the import resolves to undefined.
  return event.defaultPrevented ? Promise.resolve(undefined as never) : Promise.reject(new Error('thrown'));
};

beforeEach(() => {
  window = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { querySelector: () => ({ src: ENTRY }) });
  vi.stubGlobal('fetch', ask);
  ask.mockReset();
  ask.mockResolvedValue(new Response(null, { status: 404 }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  reload.mockClear();
  reloadOnStaleChunks(offerReload);
  offerReload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a missing chunk reloads the page that uses it', async () => {
  await expect(failToLoad()).rejects.toThrow('thrown');
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(ask).toHaveBeenCalledWith(ENTRY, expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the release is still there', () => Promise.resolve(new Response(null, { status: 200 }))],
  ['the server fails', () => Promise.resolve(new Response(null, { status: 503 }))],
])('nothing is reloaded, and the import rejects, where %s', async (_, answer) => {
  ask.mockImplementation(answer);
  await expect(failToLoad()).rejects.toThrow('thrown');
  await Promise.allSettled(ask.mock.results.map(({ value }) => value as Promise<Response>));
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
});

test('a missing chunk that is loaded ahead of its use reloads nothing', async () => {
  await expect(loadAhead(failToLoad)).rejects.toThrow('thrown');
  expect(reload).not.toHaveBeenCalled();
});

test('a second failure while the server answers offers to load the page again, once', async () => {
  const answers = () => Promise.allSettled(ask.mock.results.map(({ value }) => value as Promise<Response>));
  const failTwice = () => Promise.allSettled([failToLoad(), failToLoad()]);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await failTwice();
  await answers();
  expect(offerReload).not.toHaveBeenCalled();
  ask.mockResolvedValue(new Response(null, { status: 200 }));
  await failTwice();
  await vi.waitFor(() => expect(offerReload).toHaveBeenCalled());
  await answers();
  expect(offerReload).toHaveBeenCalledOnce();
});
