import { RESOURCES } from '@catalogue/contract/endpoints/table';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { newBanner, newCategory, newPerson, newProduct } from './fixtures';
import { withApi } from './with-api';

const api = withApi();
let token: string;

beforeAll(async () => {
  token = await (await newPerson({ name: 'Boss', role: 'admin' })).token();
});

/** Numbers as JSON writes them. `1e999` is read as Infinity; JSON has no NaN. */
const NUMBERS = ['1e999', '-1e999', '-0', '1e308', '-1e308', '9007199254740992', '-5', '0.5', '"NaN"'];

/** The fields of a body that accept a number. */
const numericFields = (body: unknown): string[] =>
  Object.entries((body as { entries: Record<string, v.GenericSchema> }).entries).flatMap(([field, schema]) =>
    v.is(schema, 1) || v.is(schema, 100) ? [field] : [],
  );

const { categories, products, carousel } = RESOURCES;
const WRITES = [
  ['POST', '/api/categories', categories.create, () => Promise.resolve('')],
  ['PUT', '/api/categories', categories.replace, newCategory],
  ['POST', '/api/products', products.create, () => Promise.resolve('')],
  ['PUT', '/api/products', products.replace, newProduct],
  ['PUT', '/api/carouselImages', carousel.replace, () => newBanner('carousel')],
] as const;

describe.each(WRITES)('%s %s', (method, path, row, prepare) => {
  it.each(numericFields(row.body))(
    '%s is stored within its bounds or refused, with the same state as before',
    async (field) => {
      for (const number of NUMBERS) {
        const id = await prepare();
        const body = `{"title":"Numbers","description":"<p>Of all kinds</p>","${field}":${number}}`;
        const answer = await api.send(id === '' ? path : `${path}/${id}`, { method, token, body });
        expect([200, 201, 409, 422], `${field} ${number}: ${JSON.stringify(answer.data)}`).toContain(answer.status);
        if (answer.status < 300) expect(v.is(row.answer as v.GenericSchema, answer.data), answer.bytes.toString()).toBe(true);
      }
      expect(
        (await api.send('/api/categories', { method: 'POST', token, body: { title: 'After', description: 'All' } })).status,
      ).toBe(201);
    },
  );
});

it('gives a category with a negative order a hue', async () => {
  const body = { title: 'First', description: 'Before all', order: -5 };
  const answer = await api.send('/api/categories', { method: 'POST', token, body });
  expect(answer.status).toBe(201);
  expect(answer.data).toMatchObject({ order: -5, hue: 33 });
});
