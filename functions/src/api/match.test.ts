import { describe, expect, it } from 'vitest';
import { matcher } from './match';
import { HttpError } from './http-error';

const rows = [
  { method: 'GET', path: '/products/{productId}' },
  { method: 'PUT', path: '/products/{id}' },
  { method: 'GET', path: '/products/image/{productId}' },
  { method: 'POST', path: '/api/banners/upload' },
  { method: 'PUT', path: '/api/banners/{id}' },
] as const;
const routes = matcher(rows);

const refusal = (act: () => unknown): HttpError => {
  try {
    act();
  } catch (cause) {
    if (cause instanceof HttpError) return cause;
  }
  throw new Error('It was not refused');
};

describe('match', () => {
  it.each([
    ['GET', '/products/a', '/products/{productId}', { productId: 'a' }],
    ['HEAD', '/api/products/a/', '/products/{productId}', { productId: 'a' }],
    ['PUT', '/products/a%2Fb', '/products/{id}', { id: 'a/b' }],
    ['GET', '/products/image/a', '/products/image/{productId}', { productId: 'a' }],
    ['POST', '/banners/upload', '/api/banners/upload', {}],
    ['POST', '/api/api/banners/upload', '/api/banners/upload', {}],
    ['PUT', '/api/banners/x', '/api/banners/{id}', { id: 'x' }],
  ])('%s %s is %s', (method, path, documented, params) => {
    const found = routes.match(method, path);
    expect(found.row.path).toBe(documented);
    expect(found.params).toEqual(params);
  });

  it.each(['', '/', '/api', '/api/api/api/products/a', '/products', '/products/a/b', '/products/%', '/PRODUCTS/a'])(
    '%j is nowhere',
    (path) => {
      expect(refusal(() => routes.match('GET', path)).status).toBe(404);
      expect(refusal(() => routes.allowed(path)).status).toBe(404);
    },
  );

  it('lists the allowed methods of a path', () => {
    const problem = refusal(() => routes.match('DELETE', '/products/a'));
    expect([problem.status, problem.headers]).toEqual([405, { allow: 'GET, PUT, HEAD, OPTIONS' }]);
    // A literal path is never taken for an id.
    expect(routes.allowed('/banners/upload')).toBe('POST, OPTIONS');
  });
});
