import { randomUUID } from 'node:crypto';
import { fillPath, schemaOf } from '@catalogue/contract/endpoints/endpoint';
import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { RESOURCES } from '@catalogue/contract/endpoints/table';
import { LIMITS } from '@catalogue/contract/limits';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../people';
import { server } from '../stack';
import {
  newBanner,
  newCategory,
  newClientWithCard,
  newEnquiry,
  newEnquiryWithFile,
  newPerson,
  newProduct,
  newShortlist,
  newSubscriber,
} from './fixtures';
import { drawPng, formOf } from './pictures';
import { expectProblem } from './server';
import { withApi } from './with-api';

/** Input of a valid request; the body defaults to the example of the endpoint. */
interface ValidRequest {
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The only person allowed, if the endpoint checks more than the role. */
  by?: Person;
}

const picture = async (field: string) => formOf(field, [{ bytes: await drawPng() }]);
const category = async (): Promise<ValidRequest> => ({ params: { categoryId: await newCategory() } });
const product = async (): Promise<ValidRequest> => ({ params: { productId: await newProduct() } });
const banner = (kind: 'carousel' | 'trending') => async (): Promise<ValidRequest> => ({
  params: { id: await newBanner(kind) },
});
const self = async (): Promise<ValidRequest> => {
  const by = await newPerson();
  return { by, params: { userId: by.uid } };
};
const enquiry = async () => {
  const { reference, statusToken } = await newEnquiry();
  return { params: { reference }, body: { token: statusToken } };
};
const nothing = (): Promise<ValidRequest> => Promise.resolve({});

/** A valid request for every endpoint; a missing one does not compile. */
const VALID_REQUESTS: {
  [R in keyof typeof RESOURCES]: Record<keyof (typeof RESOURCES)[R], (person: Person) => Promise<ValidRequest>>;
} = {
  accounts: {
    register: () =>
      Promise.resolve({ body: { name: 'Asha', email: `${randomUUID()}@example.com`, password: 'a long pass phrase' } }),
    logIn: ({ email, password }) => Promise.resolve({ body: { email, password } }),
    readUser: self,
    editUser: self,
    deleteUser: self,
  },
  team: {
    list: nothing,
    grant: async () => ({ body: { email: (await newPerson()).email } }),
    revoke: async () => ({ params: { uid: (await newPerson({ admin: true })).uid } }),
    pushKey: nothing,
    addDevice: nothing,
    removeDevice: nothing,
  },
  categories: {
    list: nothing,
    read: category,
    create: nothing,
    replace: async () => ({ ...(await category()), body: { title: 'Other' } }),
    remove: category,
  },
  products: {
    list: nothing,
    listOfCategory: category,
    read: product,
    create: () => Promise.resolve({ body: { title: 'Test bottle' } }),
    createInCategory: category,
    replace: product,
    remove: product,
    uploadImage: async () => ({ ...(await product()), body: await picture('productImage') }),
    addPictures: async () => ({ ...(await product()), body: await picture('pictures') }),
    image: async () => ({ params: { productId: await newProduct() } }),
  },
  prices: { read: nothing },
  carousel: {
    upload: async () => ({ body: await picture('files') }),
    list: nothing,
    replace: banner('carousel'),
    remove: banner('carousel'),
  },
  trending: {
    upload: async () => ({ body: await picture('files') }),
    list: nothing,
    replace: banner('trending'),
    remove: banner('trending'),
  },
  leads: {
    sendQuickEnquiry: () =>
      Promise.resolve({ body: { id: randomUUID(), name: 'Asha', mobile: '98', email: 'a@example.com', message: 'Hi' } }),
    listQuickEnquiries: nothing,
    sendOrder: () => Promise.resolve({ body: { id: randomUUID(), name: 'Asha', email: 'a@example.com', quantity: 3 } }),
    eraseSuspects: nothing,
    listOrders: nothing,
  },
  attachments: {
    upload: async () => {
      const body = await drawPng();
      const { reference, grant } = await newEnquiryWithFile(body, true);
      return { params: { reference }, body, headers: { 'content-type': 'image/png', authorization: `Bearer ${grant}` } };
    },
    download: async () => {
      const { id } = await newEnquiryWithFile(await drawPng());
      await server.firestore().doc(`quickEnquiries/${id}`).update({ repId: rep.uid });
      return { params: { kind: 'quickEnquiry', id } };
    },
  },
  enquiryStatus: {
    read: enquiry,
    addNote: async () => {
      const { params, body } = await enquiry();
      return { params, body: { ...body, id: randomUUID(), text: 'In blue, please' } };
    },
  },
  clients: { card: async () => ({ params: { id: await newClientWithCard(rep.uid) } }) },
  shortlists: {
    save: () => Promise.resolve({ body: { id: randomUUID(), title: 'Gifts', expiresAt: null, code: 'AQEA' } }),
    read: async () => ({ params: { id: await newShortlist() } }),
    open: async () => ({ params: { id: await newShortlist() } }),
  },
  subscribers: {
    subscribe: () => Promise.resolve({ body: { email: `${randomUUID()}@example.com` } }),
    list: nothing,
    remove: async () => ({ params: { id: await newSubscriber() } }),
  },
  failedSearches: { report: nothing },
  personalData: { export: nothing, erase: nothing },
  status: { read: nothing, leadFigures: nothing, reportVitals: nothing },
  documentation: { openapi: nothing, page: nothing, style: nothing },
};

const ROWS = Object.entries<Record<string, Endpoint>>(RESOURCES).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, row]) => ({ resource, name, row, call: `${row.method} ${row.path}` })),
);
const validRequestOf = (resource: string, name: string, person: Person): Promise<ValidRequest> => {
  const prepare = (VALID_REQUESTS as Record<string, Record<string, (person: Person) => Promise<ValidRequest>>>)[resource]?.[
    name
  ];
  if (prepare === undefined) throw new Error(`No valid request for ${resource}.${name}`);
  return prepare(person);
};

const api = withApi();
let user: Person;
let rep: Person;
let admin: Person;
let tokens: Record<'visitor' | 'user' | 'rep' | 'admin', string | undefined>;

beforeAll(async () => {
  [user, rep, admin] = await Promise.all([newPerson(), newPerson({ rep: true }), newPerson({ name: 'Boss', admin: true })]);
  tokens = { visitor: undefined, user: await user.token(), rep: await rep.token(), admin: await admin.token() };
});

const pathOf = ({ path, example }: Endpoint, params: Record<string, string> | undefined): string =>
  fillPath(path.startsWith('/api/') ? path : `/api${path}`, params ?? example.params ?? {});

const ALLOWED_PERSONAS = {
  public: ['visitor', 'user', 'rep', 'admin'],
  user: ['user', 'rep', 'admin'],
  staff: ['rep', 'admin'],
  admin: ['admin'],
};

describe.each(ROWS)('$call', ({ resource, name, row }) => {
  it.each(['visitor', 'user', 'rep', 'admin'] as const)('valid request from a %s', async (persona) => {
    const { params, body = row.example.body, by, headers = {} } = await validRequestOf(resource, name, user);
    const token = by !== undefined && persona !== 'visitor' ? await by.token() : tokens[persona];
    const answer = await api.send(pathOf(row, params), { method: row.method, token, body, headers });
    if (!ALLOWED_PERSONAS[row.access].includes(persona)) {
      const { message } = expectProblem(answer, persona === 'visitor' ? 401 : 403);
      if (persona === 'visitor') expect(message).toBe('You are not logged in !!!');
      return;
    }
    // This product has no picture; uploads.test.ts covers one that has.
    if (row.answer === 'picture') return void expectProblem(answer, 404);
    expect(answer.status, answer.bytes.toString()).toBe(row.status);
    const schema = schemaOf(row.answer);
    if (schema !== null) v.parse(schema, answer.data);
    if (row.answer === 'nothing') expect(answer.bytes).toHaveLength(0);
    if (row.answer === 'page') expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('rejects other methods and sends Allow', async () => {
    const answer = await api.send(pathOf(row, row.example.params), { method: 'PATCH', token: tokens.admin });
    expectProblem(answer, 405);
    expect(answer.headers.get('allow')?.split(', ')).toContain(row.method);
  });
});

const withIds = ROWS.filter(({ row }) => row.params !== undefined && row.access !== 'user');
describe.each(withIds)('$call', ({ resource, name, row }) => {
  it('answers 404 for unknown ids', async () => {
    const { body = row.example.body } = await validRequestOf(resource, name, user);
    for (const id of ['no-such-thing', '__x__', 'a%2Fb', '%00', 'x'.repeat(200)]) {
      const path = `/api${row.path}`.replaceAll(/\{\w+\}/g, id);
      const answer = await api.send(path, { method: row.method, token: tokens.admin, body });
      // Deleting a missing document succeeds.
      if (answer.status === 204 && ['Subscribers', 'Team'].includes(row.tag)) continue;
      expectProblem(answer, 404);
    }
  });
});

describe.each(ROWS.filter(({ row }) => row.query !== undefined))('$call', ({ resource, name, row }) => {
  it('rejects invalid queries', async () => {
    const { params } = await validRequestOf(resource, name, user);
    for (const query of ['pageSize=0', 'pageSize=10001', 'pageNumber=-1', 'pageNumber=x', 'pageSize=1e3']) {
      const answer = await api.send(`${pathOf(row, params)}?${query}`, { token: tokens.admin });
      const { errors } = expectProblem(answer, 400);
      expect(Object.keys(errors)).toEqual([query.split('=')[0]]);
    }
    expect(
      (await api.send(`${pathOf(row, params)}?pageNumber=999999999&&pageSize=10000`, { token: tokens.admin })).status,
    ).toBe(200);
  });
});

describe.each(ROWS.filter(({ row }) => schemaOf(row.body) !== null))('$call', ({ resource, name, row }) => {
  it('refuses bodies that are not JSON of its shape', async () => {
    const { params, by } = await validRequestOf(resource, name, user);
    const path = pathOf(row, params);
    const token = by === undefined ? tokens.admin : await by.token();
    const post = (body: unknown, headers = {}) => api.send(path, { method: row.method, token, body, headers });
    expectProblem(await post('{"title":'), 400);
    expectProblem(await post(new Uint8Array([0x22, 0xff, 0x22])), 400);
    const refusedType = row.form === undefined ? 'application/x-www-form-urlencoded' : 'text/plain';
    expectProblem(await post('title=x', { 'content-type': refusedType }), 415);
    for (const body of [null, [], 7, 'text'].map((one) => JSON.stringify(one))) expectProblem(await post(body), 422);
    expectProblem(await post({ title: 'x'.repeat(LIMITS.jsonBytes) }), 413);
  });
});
