import { randomUUID } from 'node:crypto';
import { shortlistsEndpoints } from '@catalogue/contract/endpoints/shortlists';
import { LIMITS } from '@catalogue/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../people';
import { holdClock } from '../hold-clock';
import { server } from '../stack';
import { newShortlist } from './fixtures';
import { expectProblem } from './server';
import { withApi } from './with-api';

const api = withApi();
const TOMORROW = Date.now() + 86_400_000;
let people: Record<'rep' | 'other' | 'admin', Person>;
beforeAll(async () => {
  const [rep, other, admin] = await Promise.all([
    newPerson({ role: 'rep' }),
    newPerson({ role: 'rep' }),
    newPerson({ role: 'admin' }),
  ]);
  people = { rep, other, admin };
});

const input = (fields = {}) => ({ id: randomUUID(), title: 'Diwali gifts', expiresAt: TOMORROW, code: 'AQEA', ...fields });
const save = async (body: object, by: Person = people.rep) =>
  api.send('/api/shortlists', { method: 'POST', body, token: await by.token() });
const read = (id: string) => api.send(`/api/shortlists/${id}`);
const open = (id: string, headers = {}) => api.send(`/api/shortlists/${id}/views`, { method: 'POST', headers });
const documentOf = (id: string) => server.firestore().doc(`shortlists/${id}`);

describe('a shared shortlist', () => {
  it('shows its title and expiry date, and counts who opens it', async () => {
    const shared = input();
    expect((await save(shared)).data).toEqual({ id: shared.id, views: 0 });
    const { title, expiresAt, code } = shared;
    for (const answer of [await open(shared.id), await open(shared.id), await read(shared.id)]) {
      expect(answer.status).toBe(200);
      expect(answer.data).toEqual({ title, expiresAt, code });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await save(shared)).data).toEqual({ id: shared.id, views: 2 });
  });

  it('loses no view when it is opened and changed concurrently', async () => {
    const shared = input();
    await save(shared);
    await Promise.all([...Array.from({ length: 8 }, () => open(shared.id)), save({ ...shared, title: 'Gifts' })]);
    expect((await save({ ...shared, title: 'Gifts', code: 'AQEB', expiresAt: null })).data).toMatchObject({ views: 8 });
    expect((await read(shared.id)).data).toEqual({ title: 'Gifts', expiresAt: null, code: 'AQEB' });
  });

  it('gives no products and counts no views after its expiry date', async () => {
    const expiresAt = Date.now() - 1000;
    const id = await newShortlist(expiresAt);
    for (const answer of [await open(id), await read(id)])
      expect(answer.data).toEqual({ title: 'Gifts', expiresAt, code: null });
    const { docs } = await server.firestore().collection('shortlistViews').get();
    expect(docs.filter((shard) => shard.id.startsWith(id))).toEqual([]);
  });

  it('is changed only by who shares it', async () => {
    const shared = input();
    await save(shared);
    for (const by of [people.other, people.admin]) expectProblem(await save({ ...shared, title: 'Mine' }, by), 409);
    expect((await read(shared.id)).data).toMatchObject({ title: 'Diwali gifts' });
  });

  it('holds nothing about who opened it, and ends some time after its expiry date', async () => {
    const shared = input();
    await save(shared);
    await open(shared.id, { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Phone' });
    const stored = (await documentOf(shared.id).get()).data() ?? {};
    expect(Object.keys(stored).sort()).toEqual(['code', 'eraseAt', 'expiresAt', 'owner', 'title']);
    expect(stored.owner).toBe(people.rep.uid);
    const { eraseAt } = stored as { eraseAt: { toMillis: () => number } };
    expect(eraseAt.toMillis()).toBe(TOMORROW + 90 * 86_400_000);
  });

  it.each([
    { id: 'short' },
    { id: 'a/b' },
    { code: '' },
    { code: 'a b' },
    { code: 'x'.repeat(LIMITS.shortlistCode + 1) },
    { title: 'x'.repeat(LIMITS.title + 1) },
    { expiresAt: '2026-12-01' },
    { expiresAt: -1 },
    { expiresAt: 1e300 },
  ])('is refused with %o', async (fields) => {
    expectProblem(await save(input(fields)), 422);
  });

  it('may never expire in practice', async () => {
    expect((await save(input({ expiresAt: 8_640_000_000_000_000 }))).status).toBe(200);
  });
});

it('limits the views of one network', async () => {
  holdClock();
  const id = await newShortlist();
  const headers = { 'x-forwarded-for': `203.0.113.${randomUUID()}` };
  for (let index = 0; index < shortlistsEndpoints.open.limit.burst; index += 1)
    expect((await open(id, headers)).status).toBe(200);
  expectProblem(await open(id, headers), 429);
});
