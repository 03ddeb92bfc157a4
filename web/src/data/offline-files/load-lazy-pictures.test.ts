import { afterEach, expect, it, vi } from 'vitest';
import { loadLazyPictures } from './load-lazy-pictures';

afterEach(() => vi.unstubAllGlobals());

/** How the pictures of a page load after the call. */
function loadingAfter(count: number, connection: { saveData: boolean } | undefined): string[] {
  const pictures = Array.from({ length: count }, () => ({ loading: 'lazy' }));
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', { querySelectorAll: () => pictures });
  loadLazyPictures();
  return pictures.map(({ loading }) => loading);
}

it('loads the pictures of a page, of a long list the first ones', () => {
  expect(loadingAfter(2, undefined)).toEqual(['eager', 'eager']);
  expect(loadingAfter(2, { saveData: false })).toEqual(['eager', 'eager']);
  expect(loadingAfter(41, undefined).lastIndexOf('eager')).toBe(39);
});

it('leaves them while the browser saves data', () => {
  expect(loadingAfter(2, { saveData: true })).toEqual(['lazy', 'lazy']);
});
