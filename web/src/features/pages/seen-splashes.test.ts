import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

/** The module as a page load has it. */
const load = () => {
  vi.resetModules();
  return import('./seen-splashes');
};

it('a splash that was seen stays seen after a reload', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  (await load()).addSeenSplash('about');
  const { isSplashSeen } = await load();
  expect([isSplashSeen('about'), isSplashSeen('privacy')]).toEqual([true, false]);
});

it('a splash is seen once for each page load where storage is off', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { addSeenSplash, isSplashSeen } = await load();
  addSeenSplash('about');
  expect(isSplashSeen('about')).toBe(true);
  expect((await load()).isSplashSeen('about')).toBe(false);
});
