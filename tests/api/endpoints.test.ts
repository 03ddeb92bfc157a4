import { fillPath, schemaOf } from '@catalogue/contract/endpoints/endpoint';
import type { Access, Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { RESOURCES } from '@catalogue/contract/endpoints/table';
import { LIMITS } from '@catalogue/contract/limits';
import { hasRight } from '@catalogue/contract/roles';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../people';
import { expectProblem } from './server';
import { validRequestOf, type ValidRequest } from './valid-requests';
import { withApi } from './with-api';

const ROWS = Object.entries<Record<string, Endpoint>>(RESOURCES).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, row]) => ({ resource, name, row, call: `${row.method} ${row.path}` })),
);

const api = withApi();
let user: Person;
let rep: Person;
let admin: Person;
let tokens: Record<Caller, string | undefined>;

beforeAll(async () => {
  let sales: Person;
  [user, rep, sales, admin] = await Promise.all([
    newPerson(),
    newPerson({ role: 'rep' }),
    newPerson({ role: 'sales' }),
    newPerson({ name: 'Boss', role: 'admin' }),
  ]);
  tokens = {
    visitor: undefined,
    user: await user.token(),
    rep: await rep.token(),
    sales: await sales.token(),
    admin: await admin.token(),
  };
});

const pathOf = ({ path, example }: Endpoint, params: Record<string, string> | undefined): string =>
  fillPath(path.startsWith('/api/') ? path : `/api${path}`, params ?? example.params ?? {});

const PERSONAS = ['visitor', 'user', 'rep', 'sales', 'admin'] as const;
type Caller = (typeof PERSONAS)[number];

function mayCall(persona: Caller, access: Access): boolean {
  if (access === 'public') return true;
  if (persona === 'visitor') return false;
  return access === 'user' || hasRight(persona === 'user' ? null : persona, access);
}

describe.each(ROWS)('$call', ({ resource, name, row }) => {
  // What a refused request names stays as it was, and serves the next one: each document made is an event to handle.
  let unused: ValidRequest | null = null;

  it.each(PERSONAS)('valid request from a %s', async (persona) => {
    const request = unused ?? (await validRequestOf(resource, name, { user, rep }));
    const { params, body = row.example.body, by, headers = {} } = request;
    unused = mayCall(persona, row.access) && row.method !== 'GET' ? null : request;
    const token = by !== undefined && persona !== 'visitor' ? await by.token() : tokens[persona];
    const answer = await api.send(pathOf(row, params), { method: row.method, token, body, headers });
    if (!mayCall(persona, row.access)) {
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
    const { body = row.example.body } = await validRequestOf(resource, name, { user, rep });
    for (const id of ['no-such-thing', '__x__', 'a%2Fb', '%00', 'x'.repeat(200)]) {
      const path = `/api${row.path}`.replaceAll(/\{\w+\}/g, id);
      const answer = await api.send(path, { method: row.method, token: tokens.admin, body });
      // Deleting a missing document succeeds.
      if (answer.status === 204 && ['Subscribers', 'Team'].includes(row.tag)) continue;
      expectProblem(answer, 404);
    }
  });
});

/** Lists in pages by their number; those of a backup follow a path (backup.test.ts). */
const LISTS = ROWS.filter(({ row }) => row.query !== undefined && row.tag !== 'Backup');

describe.each(LISTS)('$call', ({ resource, name, row }) => {
  it('rejects invalid queries', async () => {
    const { params } = await validRequestOf(resource, name, { user, rep });
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
    const { params, by } = await validRequestOf(resource, name, { user, rep });
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
