import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, fillPath, schemaOf } from '@catalogue/contract/endpoints/endpoint';
import { RESOURCES } from '@catalogue/contract/endpoints/table';
import type * as currentCatalogue from '@catalogue/contract/entities/catalogue';
import { assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApi } from '../api/server';
import { removeSince } from '../api/remove-since';
import { validRequestOf } from '../api/valid-requests';
import { newPerson, type Person } from '../people';
import { unpackPreviousRelease } from '../previous-release';
import * as currentDocuments from '../rules/documents';
import { ACCOUNTS, stack } from '../stack';

/*
 * During a rollout, browsers of the previous release talk to this release's server and rules, and the other way round.
 */
const folder = unpackPreviousRelease();
const load = <M>(path: string): Promise<M> => import(join(folder, path)) as Promise<M>;

type Rows = Record<string, Record<string, Endpoint>>;
const previous = {
  resources: (await load<{ RESOURCES: Rows }>('functions/contract/endpoints/table.ts')).RESOURCES,
  catalogue: await load<typeof currentCatalogue>('functions/contract/entities/catalogue.ts'),
  documents: await load<typeof currentDocuments>('tests/rules/documents.ts'),
  handlerOf: (await load<{ handlerOf: (routes: unknown) => Parameters<typeof serveApi>[0] }>('functions/src/api/app.ts'))
    .handlerOf,
  routes: (await load<{ ROUTES: unknown }>('functions/src/api/routes.ts')).ROUTES,
};

/** Repeatable calls that other calls do not depend on. */
const WRITES = ['sendQuickEnquiry', 'sendOrder', 'subscribe', 'create', 'createInCategory', 'export', 'logIn'];
/** Reads of what the seed has not. */
const MADE: readonly string[] = ['attachments.download', 'enquiryStatus.link', 'clients.card', 'shortlists.read'];
const SEEDED = { productId: 'drk-01', categoryId: 'drinkware' };

interface Call {
  name: string;
  row: Endpoint;
}
const callsOf = (resources: Rows): Call[] =>
  Object.entries(resources).flatMap(([resource, rows]) =>
    Object.entries(rows)
      .filter(([name, row]) => (row.method === 'GET' && row.access !== 'user') || WRITES.includes(name))
      .map(([name, row]) => ({ name: `${resource}.${name}`, row })),
  );

/** The example of a call, with an id of its own. */
function bodyOf({ name, row }: Call): unknown {
  if (name === 'accounts.logIn') return ACCOUNTS.visitor;
  const body = row.example.body as Record<string, unknown> | undefined;
  return body !== undefined && 'id' in body ? { ...body, id: randomUUID() } : body;
}

const started = new Date();
let servers: Record<'current' | 'previous', Awaited<ReturnType<typeof serveApi>>>;
let admin: Person;
beforeAll(async () => {
  servers = { current: await serveApi(), previous: await serveApi(previous.handlerOf(previous.routes)) };
  admin = await newPerson({ name: 'Asha', role: 'admin' });
});
afterAll(async () => {
  await servers.current.close();
  await servers.previous.close();
  await removeSince(started);
});

/** What a read needs that the seed has not, such as the photo of a client's card. */
async function neededBy({ name, row }: Call) {
  const [resource = '', key = ''] = name.split('.');
  if (!MADE.includes(name)) return { params: { ...row.example.params, ...SEEDED }, by: admin };
  const { params = {}, by = admin } = await validRequestOf(resource, key, { user: admin, rep: admin });
  return { params, by };
}

async function exchange(call: Call, server: keyof typeof servers): Promise<void> {
  const { row } = call;
  const { params, by } = await neededBy(call);
  const path = fillPath(row.path.startsWith('/api/') ? row.path : `/api${row.path}`, params);
  const answer = await servers[server].send(path, { method: row.method, token: await by.token(), body: bodyOf(call) });
  expect(answer.status, answer.bytes.toString().slice(0, 500)).toBe(row.status);
  const schema = schemaOf(row.answer);
  if (schema !== null) v.parse(schema, answer.data);
}

const previousCalls = callsOf(previous.resources);
const names = new Set(previousCalls.map(({ name }) => name));
/** Calls that the previous server has, too. This release's pages work without the others. */
const sharedCalls = callsOf(RESOURCES).filter(({ name }) => names.has(name));

describe('the previous release’s client', () => {
  it.each(previousCalls)('gets from this server what it expects of $name', (call) => exchange(call, 'current'));

  it('reads the catalogue files that this server publishes', async () => {
    const read = async (path: string) => (await (await fetch(stack().baseUrl + path)).json()) as unknown;
    v.parse(previous.catalogue.catalogueFile, await read('/catalogue.json'));
    v.parse(previous.catalogue.catalogueDetailsFile, await read('/catalogue-details.json'));
  });
});

describe('this release’s client', () => {
  it.each(sharedCalls)('gets from the previous server what it expects of $name', (call) => exchange(call, 'previous'));
});

describe('data', () => {
  it('written by either server are listed by the other', async () => {
    const lists = (resources: Rows) => callsOf(resources).filter(({ row }) => row.method === 'GET');
    for (const call of lists(previous.resources)) await exchange(call, 'current');
    for (const call of lists(RESOURCES).filter(({ name }) => names.has(name))) await exchange(call, 'previous');
  });
});

describe('rules', () => {
  /** An admin under the rules of a file. */
  async function adminUnder(file: string): Promise<Firestore> {
    const [host = '', port = ''] = stack().firestoreHost.split(':');
    const environment = await initializeTestEnvironment({
      projectId: `demo-rules-${randomUUID().slice(0, 8)}`,
      firestore: { host, port: Number(port), rules: readFileSync(file, 'utf8') },
    });
    await environment.withSecurityRulesDisabled(async (context) => {
      const firestore = context.firestore() as unknown as Firestore;
      await setDoc(doc(firestore, 'team/admin-1'), { name: 'Asha', role: 'admin' });
      for (const name of ['orders', 'quickEnquiries'] as const)
        await setDoc(doc(firestore, name, 'one'), currentDocuments.stored(name));
    });
    return environment
      .authenticatedContext('admin-1', { name: 'Asha', email: 'admin@example.com', admin: true })
      .firestore() as unknown as Firestore;
  }

  it.each([
    ['this release’s rules accept the previous client’s writes', 'firestore.rules', previous.documents],
    ['the previous rules accept this client’s writes', join(folder, 'firestore.rules'), currentDocuments],
  ] as const)('%s', async (_, file, { fresh, touched, timelineEntry }) => {
    const firestore = await adminUnder(file);
    for (const name of ['categories', 'products', 'banners', 'activity'] as const) {
      await assertSucceeds(setDoc(doc(firestore, name, 'one'), fresh(name)));
      if (name !== 'activity') await assertSucceeds(updateDoc(doc(firestore, name, 'one'), touched(name)));
    }
    const change = { status: 'contacted', note: 'Called' };
    for (const name of ['orders', 'quickEnquiries'] as const) {
      const update = { ...touched(name), ...change, 'timeline.2': timelineEntry(change) };
      await assertSucceeds(updateDoc(doc(firestore, name, 'one'), update));
    }
  });
});
