import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../stack';
import { newCategory, newPerson, newProduct } from './fixtures';
import { expectProblem } from './server';
import { withApi } from './with-api';

const ORIGIN = 'https://partner.example.com';
const api = withApi();
let token: string;

beforeAll(async () => {
  vi.stubEnv('API_ORIGINS', `https://other.example.com, ${ORIGIN}`);
  token = await (await newPerson({ name: 'Boss', role: 'admin' })).token();
});
afterAll(() => vi.unstubAllEnvs());

describe('paths', () => {
  it.each(['/categories', '/api/categories', '/api/api/categories', '/api/categories/', '//categories'])(
    'answers %s',
    async (path) => {
      expect((await api.send(path)).status).toBe(200);
    },
  );

  it.each(['/', '/api', '/api/api/api/categories', '/api/nothing', '/api/%', '/api/categories/%zz', '/api/products/image'])(
    'answers 404 for %s',
    async (path) => {
      const answer = await api.send(path);
      expectProblem(answer, 404);
    },
  );
});

describe('HEAD and OPTIONS', () => {
  it('HEAD answers like GET without a body', async () => {
    // Nothing that other tests change between the two.
    const [get, head] = [await api.send('/api/openapi.json'), await api.send('/api/openapi.json', { method: 'HEAD' })];
    expect(get.headers.get('etag')).not.toBeNull();
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  it('rejects HEAD of a POST endpoint', async () => {
    expect((await api.send('/api/quick-enquiries/none', { method: 'HEAD' })).status).toBe(404);
    expect((await api.send('/api/myorders/add', { method: 'HEAD' })).status).toBe(405);
  });

  it('OPTIONS lists the allowed methods', async () => {
    const answer = await api.send('/api/categories', { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expectProblem(await api.send('/api/nothing', { method: 'OPTIONS' }), 404);
  });
});

describe('CORS', () => {
  it('allows configured origins, also for error answers', async () => {
    const preflight = await api.send('/api/categories', {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const refused = await api.send('/api/categories', { method: 'POST', headers: { origin: ORIGIN }, body: {} });
    expectProblem(refused, 401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(refused.headers.get('vary')).toBe('Origin');
  });

  it.each(['https://evil.example.com', 'null', `${ORIGIN}.evil.com`])('rejects %s', async (origin) => {
    const answer = await api.send('/api/categories', { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('security headers', () => {
  it.each(['/api/docs', '/api/openapi.json', '/api/nothing'])('%s runs no scripts and is in no frame', async (path) => {
    const { headers } = await api.send(path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('compression', () => {
  it('compresses for clients that accept gzip', async () => {
    const answer = await api.send('/api/openapi.json');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Origin, Authorization, Accept-Encoding');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(answer.bytes.byteLength / 2);
    const plain = await api.send('/api/openapi.json', { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.bytes.equals(answer.bytes)).toBe(true);
    expect(plain.headers.get('etag')).toBe(answer.headers.get('etag'));
  });
});

describe('conditional requests', () => {
  it('answers 304 until the content changes', async () => {
    const id = await newCategory();
    const path = `/api/categories/${id}`;
    const etag = (await api.send(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const held of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      expect((await api.send(path, { headers: { 'if-none-match': held } })).status).toBe(304);
    }
    await api.send(path, { method: 'PUT', token, body: { title: 'Changed' } });
    const after = await api.send(path, { headers: { 'if-none-match': etag } });
    expect(after.data).toMatchObject({ title: 'Changed', revision: 2 });
  });

  it('rejects an edit of an old revision', async () => {
    const id = await newProduct();
    const put = (body: object) => api.send(`/api/products/${id}`, { method: 'PUT', token, body });
    expect((await put({ stock: false, revision: 1 })).data).toMatchObject({ stock: false, title: 'Test bottle', revision: 2 });
    expectProblem(await put({ stock: true, revision: 1 }), 409);
    expect((await put({ price: '' })).data).toMatchObject({ price: null, stock: false, revision: 3 });
  });
});

describe('creating with a client id', () => {
  it('is idempotent, and conflicts with other content', async () => {
    const productId = `own-${randomUUID()}`;
    const post = (body: object) => api.send('/api/products', { method: 'POST', token, body: { productId, ...body } });
    const answers = await Promise.all([1, 2, 3].map(() => post({ title: 'Once', price: 5 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    for (const { data } of answers) expect(data).toMatchObject({ productId, title: 'Once', revision: 1 });
    expectProblem(await post({ title: 'Twice', price: 5 }), 409);
  });
});

describe('lone surrogates', () => {
  it('are replaced, other characters are kept', async () => {
    const answer = await api.send('/api/categories', {
      method: 'POST',
      token,
      body: '{"title":"\\ud83d \\ud83c\\udf81 गिफ़्ट","description":"x"}',
    });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({ title: '\ufffd 🎁 गिफ़्ट' });
  });
});

describe('hidden products', () => {
  it('are visible to staff on request only', async () => {
    const categoryId = await newCategory();
    const hidden = await newProduct({ live: false, categoryId });
    const list = (query: string, by?: string) => api.send(`/api/categories/${categoryId}/products${query}`, { token: by });
    await eventually('the list of the category', async () => ((await list('')).status === 200 ? true : undefined));
    expect((await list('')).data).toMatchObject({ content: [], totalElements: 0 });
    expect((await list('', token)).data).toMatchObject({ content: [] });
    expectProblem(await list('?includeHidden=true'), 401);
    expectProblem(await list('?includeHidden=true', await (await newPerson()).token()), 403);
    expect((await list('?includeHidden=true', token)).data).toMatchObject({ content: [{ productId: hidden, live: false }] });
    expectProblem(await api.send(`/api/products/${hidden}`), 404);
    expect((await api.send(`/api/products/${hidden}`, { token })).status).toBe(200);
  });
});

describe('tokens', () => {
  it.each(['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJhZG1pbiI6dHJ1ZX0.', ''])('rejects %j', async (bad) => {
    expectProblem(await api.send('/api/api/subscribers', { token: bad }), 401);
    expect((await api.send('/api/categories', { token: bad })).status).toBe(200);
  });
});

describe('request ids', () => {
  it('keeps a well-formed id and replaces others', async () => {
    const requestIdOf = async (id: string) =>
      (await api.send('/api/nothing', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await requestIdOf('abcd-1234-efgh')).toBe('abcd-1234-efgh');
    expect(await requestIdOf('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
