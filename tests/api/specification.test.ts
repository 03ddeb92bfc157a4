import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually, stack } from '../stack';
import { newPerson } from './fixtures';
import { drawJpeg, drawPng, formOf } from './pictures';
import { send } from './server';
import type { ApiRequest } from './server';
import { removeSince } from './remove-since';

/**
 * SPEC §7 as a client of its time speaks it, through Hosting: base `/api`, bodies and answers as documented, `&&` in
 * queries, the Bearer header on every call once there is a token, the paths that begin with `/api` with and without the base.
 */
const started = new Date();
let jwtToken: string | undefined;
const call = (method: string, path: string, request: ApiRequest = {}) =>
  send(`${stack().baseUrl}${path}`, { method, token: jwtToken, ...request });

interface Listed<Item> {
  content: Item[];
  totalPages: number;
  pageNumber: number;
}

beforeAll(async () => {
  const admin = await newPerson({ name: 'Boss', role: 'admin' });
  const login = await call('POST', '/api/auth/login', { body: { email: admin.email, password: admin.password } });
  expect(login.status, login.bytes.toString()).toBe(200);
  const data = login.data as { user: { name: string; roles: { roleId: string }[] }; jwtToken: string };
  expect(data.user.name).toBe('Boss');
  expect(data.user.roles.map(({ roleId }) => roleId)).toContain('admin');
  ({ jwtToken } = data);
  return () => removeSince(started);
});

describe('users', () => {
  it('POST /users answers the created user', async () => {
    const payload = {
      name: 'Asha Rao',
      email: `${randomUUID()}@example.com`,
      password: 'a long pass phrase',
      confirmPassword: 'a long pass phrase',
      gender: 'female',
      about: 'Buys gifts',
    };
    const { status, data } = await call('POST', '/api/users', { body: payload });
    expect(status).toBe(201);
    const { name, email, gender, about } = payload;
    expect(data).toMatchObject({ name, email, gender, about, roles: [{ roleId: 'user' }] });
  });
});

describe('categories and products', () => {
  let categoryId: string;
  let productId: string;

  it('POST /categories answers the category', async () => {
    const body = { title: 'Desk things', description: 'For desks', coverImage: 'https://example.com/desk.jpg' };
    const { status, data } = await call('POST', '/api/categories', { body });
    expect(status).toBe(201);
    expect(data).toMatchObject(body);
    ({ categoryId } = data as { categoryId: string });
  });

  it.each(['', '?pageNumber=0&&pageSize=10000', '?pageNumber=0&&pageSize=1000'])(
    'GET /categories%s holds it at once',
    async (query) => {
      const { status, data } = await call('GET', `/api/categories${query}`);
      expect(status).toBe(200);
      expect((data as Listed<{ categoryId: string }>).content.map((one) => one.categoryId)).toContain(categoryId);
    },
  );

  it('POST /categories/{categoryId}/products answers the productId', async () => {
    const body = { title: 'Paper weight', description: '<p>Heavy</p><script>x()</script>', price: 99, discountedPrice: 79 };
    const { status, data } = await call('POST', `/api/categories/${categoryId}/products`, { body });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...body,
      description: '<p>Heavy</p>',
      quantity: 1,
      live: true,
      stock: true,
      category: { title: 'Desk things' },
    });
    ({ productId } = data as { productId: string });
  });

  it('POST /products answers the productId', async () => {
    const body = { title: 'Pen', description: '', quantity: 5, live: false, stock: false };
    const { data } = await call('POST', '/api/products', { body });
    const { productId: id } = data as { productId: string };
    expect(data).toMatchObject({ ...body, category: null });
    expect((await call('GET', `/api/products/${id}`)).status).toBe(200);
    expect((await send(`${stack().baseUrl}/api/products/${id}`)).status).toBe(404);
  });

  it('GET /categories/{id}/products, pages from 0, 100 of them, oldest first', async () => {
    const { data } = await call('GET', `/api/categories/${categoryId}/products`);
    expect(data).toMatchObject({ content: [{ productId }], pageNumber: 0, pageSize: 100, totalPages: 1 });
    const query = '?pageNumber=0&pageSize=100&sortBy=addedDate&sortDir=asc';
    expect((await call('GET', `/api/categories/${categoryId}/products${query}`)).data).toEqual(data);
  });

  it('GET /products, with its defaults and as the admin list asks', async () => {
    const { content } = (await call('GET', '/api/products')).data as Listed<{ productId: string; addedDate: number }>;
    expect(content.at(-1)?.productId).toBe(productId);
    expect(content.map((one) => one.addedDate)).toEqual(content.map((one) => one.addedDate).sort((one, other) => one - other));
    const admins = await call('GET', '/api/products?pageNumber=1&pageSize=10000&sortBy=addedDate&sortDir=desc');
    expect(admins.data).toMatchObject({ content: [], pageNumber: 1, totalPages: 1 });
    const newest = await call('GET', '/api/products?pageNumber=0&pageSize=1&sortBy=addedDate&sortDir=desc');
    expect(newest.data).toMatchObject({ content: [{ productId }] });
  });

  it('POST /products/image/{productId}, then GET /products/image/{id} is a picture', async () => {
    const body = formOf('productImage', [{ bytes: await drawPng(400, 400), name: 'weight.png' }]);
    const { status, data } = await call('POST', `/api/products/image/${productId}`, { body });
    expect(status).toBe(201);
    const { imageName } = data as { imageName: string };
    const image = await eventually('the picture', async () => {
      const answer = await send(`${stack().baseUrl}/api/products/image/${productId}`);
      return answer.status === 200 ? answer : undefined;
    });
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect(image.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    const etag = image.headers.get('etag') ?? '';
    const again = await send(`${stack().baseUrl}/api/products/image/${productId}`, { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.byteLength]).toEqual([304, 0]);
    expect((await call('GET', `/api/products/${productId}`)).data).toMatchObject({ productImageName: imageName });
  });

  it('a write appears in the snapshot', async () => {
    await eventually('the product in /catalogue.json', async () => {
      const { products } = (await send(`${stack().baseUrl}/catalogue.json`)).data as { products: { id: string }[] };
      return products.some(({ id }) => id === productId) || undefined;
    });
  });

  it('GET /products/{productId}', async () => {
    expect((await call('GET', `/api/products/${productId}`)).data).toMatchObject({
      productId,
      title: 'Paper weight',
      category: { categoryId },
    });
  });

  it('DELETE /products/{productId} and DELETE /categories/{id} remove them at once', async () => {
    expect((await call('DELETE', `/api/categories/${categoryId}`)).status).toBe(204);
    expect((await call('GET', `/api/products/${productId}`)).data).toMatchObject({ category: null });
    expect((await call('DELETE', `/api/products/${productId}`)).status).toBe(204);
    expect((await call('GET', `/api/products/${productId}`)).status).toBe(404);
    const { content } = (await call('GET', '/api/products')).data as Listed<{ productId: string }>;
    expect(content.map((one) => one.productId)).not.toContain(productId);
    const { data } = await call('GET', '/api/categories');
    expect((data as Listed<{ categoryId: string }>).content.map((one) => one.categoryId)).not.toContain(categoryId);
  });
});

describe.each([
  { base: '/api/carouselImages', list: 'getCarousels' },
  { base: '/api/trendingImages', list: 'getTrending' },
  { base: '/api/api/carouselImages', list: 'getCarousels' },
  { base: '/api/api/trendingImages', list: 'getTrending' },
])('$base', ({ base, list }) => {
  it('uploads several, lists them as base64 JPEG, deletes them', async () => {
    const body = formOf('files', [
      { bytes: await drawPng(1200, 400), name: 'one.png' },
      { bytes: await drawJpeg(1200, 400), name: 'two.jpg', type: 'image/jpeg' },
    ]);
    const { status, data } = await call('POST', `${base}/upload`, { body });
    expect(status).toBe(201);
    const ids = (data as { id: string }[]).map(({ id }) => id);
    expect(ids).toHaveLength(2);

    const listed = await eventually('both banners', async () => {
      const all = (await send(`${stack().baseUrl}${base}/${list}`)).data as { id: string; data: string }[];
      const ours = all.filter(({ id }) => ids.includes(id));
      return ours.length === 2 ? ours : undefined;
    });
    for (const one of listed) {
      expect(Object.keys(one).sort()).toEqual(['data', 'id']);
      expect(Buffer.from(one.data, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
    expect(listed.map(({ id }) => id)).toEqual(ids);

    for (const id of ids) expect((await call('DELETE', `${base}/delete/${id}`)).status).toBe(204);
    const left = (await call('GET', `${base}/${list}`)).data as { id: string }[];
    expect(left.filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});

describe('leads', () => {
  it('POST /api/quick-enquiries, GET /api/quick-enquiries/getOrders', async () => {
    const email = `${randomUUID()}@example.com`;
    const body = { name: 'Asha Rao', mobile: '9812345678', email, message: 'Fifty bottles?' };
    expect((await call('POST', '/api/quick-enquiries', { body })).status).toBe(201);
    const { data } = await call('GET', '/api/quick-enquiries/getOrders');
    expect(data).toContainEqual(expect.objectContaining(body));
  });

  it('POST /api/myorders/add, GET /api/myorders/show', async () => {
    const email = `${randomUUID()}@example.com`;
    const body = {
      name: 'Asha Rao',
      companyname: 'Rao',
      city: 'Pune',
      mobile: '98',
      email,
      productrequest: 'Pen',
      quantity: 50,
    };
    expect((await call('POST', '/api/myorders/add', { body })).status).toBe(201);
    const { data } = await call('GET', '/api/myorders/show');
    expect(data).toContainEqual(expect.objectContaining(body));
  });
});
