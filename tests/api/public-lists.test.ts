import { beforeAll, describe, expect, it } from 'vitest';
import { holdClock } from '../hold-clock';
import { eventually } from '../stack';
import { newCategory, newPerson } from './fixtures';
import { withApi } from './with-api';

const api = withApi();
let token: string;

beforeAll(async () => {
  token = await (await newPerson({ name: 'Boss', role: 'admin' })).token();
});

describe('public lists', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${api.port}${path}`, { redirect: 'manual', headers });

  it.each(['/api/products?pageSize=10000', '/api/categories', '/api/api/carouselImages/getCarousels'])(
    '%s may be cached by the CDN, and is 304 for the same version',
    async (path) => {
      // What earlier tests removed may be published in between: then the second answer is of another version.
      const [first, again, whole] = await eventually('two answers of one version', async () => {
        const one = await get(path);
        const etag = one.headers.get('etag');
        const repeated = await get(path, { 'if-none-match': etag ?? '' });
        const other = await get(path);
        return other.headers.get('etag') === etag ? ([one, repeated, other] as const) : undefined;
      });
      expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
      expect(again.status).toBe(304);
      // toEqual takes a minute for the megabytes of 10,000 products.
      expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
    },
  );

  it('have another ETag per page and after a change', async () => {
    const etag = async (path: string) => (await get(path)).headers.get('etag');
    const [one, two] = [await etag('/api/categories?pageSize=1'), await etag('/api/categories?pageSize=2')];
    expect(one).not.toBe(two);
    await newCategory();
    expect(await etag('/api/categories?pageSize=1')).not.toBe(one);
  });

  it('redirect unknown, repeated and unsorted parameters to one form, on the same host', async () => {
    const locationOf = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get('location')];
    };
    expect(await locationOf('/api/categories?x=1&pageSize=2&pageSize=3')).toEqual([308, '?pageSize=2']);
    expect(await locationOf('//evil.example/categories?x=1')).toEqual([404, null]);
    expect(await locationOf('//categories?x=1')).toEqual([308, '?']);
    expect(await locationOf('/api/categories?pageNumber=0&&pageSize=2')).toEqual([200, null]);
    expect(await locationOf('/api/categories?pageSize=2&pageNumber=0')).toEqual([308, '?pageNumber=0&pageSize=2']);
  });

  it('that reach the function are limited per network', async () => {
    holdClock();
    const headers = { 'x-forwarded-for': '203.0.113.250' };
    const statuses = await Promise.all(Array.from({ length: 300 }, async () => (await get('/api/docs', headers)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(180);
  });

  it('with hidden products are not cached', async () => {
    const path = '/api/products?includeHidden=true&pageSize=1';
    expect((await get(path, { authorization: `Bearer ${token}` })).headers.get('cache-control')).toBe('private, no-store');
  });
});
