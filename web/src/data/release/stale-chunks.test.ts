import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAhead, reloadOnStaleChunks } from './stale-chunks';

const window = new EventTarget();
const reload = vi.fn();

/** What Vite does when a chunk cannot be loaded. */
const failToLoad = (): Promise<never> => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return Promise.reject(new Error(event.defaultPrevented ? 'handled' : 'thrown'));
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  reload.mockClear();
  reloadOnStaleChunks();
});
afterEach(() => vi.unstubAllGlobals());

test('a missing chunk reloads the page that uses it', async () => {
  await expect(failToLoad()).rejects.toThrow('handled');
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});

test('a missing chunk that is loaded ahead of its use reloads nothing', async () => {
  await expect(loadAhead(failToLoad)).rejects.toThrow('thrown');
  expect(reload).not.toHaveBeenCalled();
});
