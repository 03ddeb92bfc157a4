import { expect, it } from 'vitest';
import { globToRegExp, readHostingRules } from './hosting-rules';

it.each([
  ['/api/**', '/api/products/a', true],
  ['/api/**', '/apis', false],
  ['**', '/any/path', true],
  ['/catalogue.json', '/catalogue.json', true],
  ['/catalogue.json', '/catalogueXjson', false],
  ['/@(index.html|sw.js)', '/sw.js', true],
  ['/@(index.html|sw.js)', '/swXjs', false],
])('pattern %s on %s: %s', (glob, path, isMatch) => {
  expect(globToRegExp(glob).test(path)).toBe(isMatch);
});

it('applies the headers and the first matching rewrite of firebase.json', () => {
  const { headersOf, rewriteOf } = readHostingRules(['main.js']);
  expect(headersOf('/assets/main.js')['cache-control']).toContain('immutable');
  expect(headersOf('/assets/gone.js')['cache-control']).toBeUndefined();
  expect(headersOf('/gallery')['cache-control']).toBe('no-cache');
  expect(headersOf('/AboutPage')['cache-control']).toBeUndefined();
  expect(headersOf('/any')['content-security-policy']).toContain("default-src 'self'");
  expect(rewriteOf('/api/products')).toEqual({ functionId: 'api' });
  expect(rewriteOf('/catalogue.json')).toEqual({ functionId: 'site' });
});
