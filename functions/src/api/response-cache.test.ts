import { expect, test } from 'vitest';
import { cacheBody, cachedBody } from './response-cache';

const MB = 1024 * 1024;

test('keeps recently used bodies within 32 MB', () => {
  for (let index = 0; index < 10; index += 1) {
    cacheBody(`e${index}`, new Uint8Array(4 * MB));
    cachedBody('e0');
  }
  expect(cachedBody('e0')).toHaveLength(4 * MB);
  expect(cachedBody('e1')).toBeUndefined();
  expect(cachedBody('e9')).toHaveLength(4 * MB);
  expect(Array.from({ length: 10 }, (_, index) => cachedBody(`e${index}`)).filter(Boolean)).toHaveLength(8);
});

test('does not cache one huge body, and replaces a body without counting it twice', () => {
  cacheBody('huge', new Uint8Array(9 * MB));
  expect(cachedBody('huge')).toBeUndefined();
  for (let index = 0; index < 20; index += 1) cacheBody('same', new Uint8Array(4 * MB));
  expect(cachedBody('e9')).toHaveLength(4 * MB);
});
