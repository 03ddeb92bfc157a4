import { createRequire } from 'node:module';
import { fillPath, type Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { RESOURCES } from '@catalogue/contract/endpoints/table';
import { COLLECTIONS } from '@catalogue/contract/collections';
import { WriteBatch } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPerson, type Person } from '../people';
import { server } from '../stack';
import { validRequestOf } from './valid-requests';
import { withApi } from './with-api';

const api = withApi();
let user: Person;
let rep: Person;
let admin: Person;

/** How Firestore's SDK waits before it repeats a transaction. Its own tests set it, too. */
const BACKOFF = '@google-cloud/firestore/build/src/backoff';
const { setTimeoutHandler } = createRequire(import.meta.url)(BACKOFF) as {
  setTimeoutHandler: (wait: (run: () => void, ms: number) => void) => void;
};

beforeAll(async () => {
  setTimeoutHandler((run) => void setImmediate(run));
  [user, rep, admin] = await Promise.all([newPerson(), newPerson({ role: 'rep' }), newPerson({ name: 'Boss', role: 'admin' })]);
});
afterAll(() => {
  setTimeoutHandler(setTimeout);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const WRITES = Object.entries<Record<string, Endpoint>>(RESOURCES).flatMap(([resource, calls]) =>
  Object.entries(calls)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, row]) => ({ resource, name, row, call: `${row.method} ${row.path}` })),
);

/** Every write of the Admin SDK passes here: those of documents, batches and transactions. */
const commits = WriteBatch.prototype as unknown as { _commit: (...parameters: unknown[]) => Promise<unknown> };
const real = commits._commit;
/** Counters, which a refused request may change. */
const COUNTERS = /^(rateLimits|dailyCounters)\//;

/** Lets `fail` decide about each commit of content; `number` counts from 1. Returns how many there were. */
function interceptCommits(fail: (number: number, commit: () => Promise<unknown>) => Promise<unknown>): () => number {
  let number = 0;
  vi.spyOn(commits, '_commit').mockImplementation(function (this: unknown, ...parameters) {
    const commit = () => real.apply(this as typeof commits, parameters);
    const { _ops: operations } = this as { _ops: { docPath: string }[] };
    if (operations.every(({ docPath }) => COUNTERS.test(docPath))) return commit();
    number += 1;
    return fail(number, commit);
  });
  return () => number;
}

/** Errors of a broken connection, as the SDK throws them over gRPC and over REST. */
const LOST = [14, 'ECONNRESET'] as const;

/** Firestore stores a write, but its answer is lost. */
const loseAnswer = (lost: number, code: (typeof LOST)[number]) =>
  interceptCommits(async (number, commit) => {
    const answer = await commit();
    if (number === lost) throw Object.assign(new Error('The connection broke'), { code });
    return answer;
  });

/** Firestore refuses one write, for good. */
const refuse = (refused: number) =>
  interceptCommits((number, commit) =>
    number === refused ? Promise.reject(Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 })) : commit(),
  );

/** Not content: counters, caches, and the queue that triggers empty meanwhile. */
const VOLATILE: readonly string[] = ['rateLimits', 'dailyCounters', 'shortlistViews', 'publishQueue', 'snapshots', 'status'];
const CONTENT = Object.values(COLLECTIONS).filter((name) => !VOLATILE.includes(name));
/** Fields that triggers write when they have made pictures of earlier uploads. */
const UNCOMPARED: ReadonlySet<string> = new Set(['picture', 'gallery', 'imageError', 'updatedAt']);

/** Whether a shard is new depends on which one the write takes. */
const SHARDED: ReadonlySet<string> = new Set([COLLECTIONS.failedSearches]);

/** All content as text, by path. Of mails only that they exist: they are being sent. */
async function readStore(): Promise<Map<string, string>> {
  const found = await Promise.all(CONTENT.map((name) => server.firestore().collection(name).get()));
  const textOf = (data: Record<string, unknown>) =>
    JSON.stringify(Object.entries(data).filter(([field]) => !UNCOMPARED.has(field)));
  return new Map(
    found.flatMap(({ docs }) =>
      docs.map((document) => {
        const { path } = document.ref;
        return [path, path.startsWith('mail/') ? '' : textOf(document.data())] as const;
      }),
    ),
  );
}

/** How many documents of each collection were added, changed and removed. */
function changesBetween(before: Map<string, string>, after: Map<string, string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(path), after.get(path)];
    // Triggers change and delete mails meanwhile.
    if (old === now || (path.startsWith('mail/') && old !== undefined)) continue;
    const [collection = ''] = path.split('/');
    const isNew = old === undefined && !SHARDED.has(collection);
    const change = `${collection} ${isNew ? 'added' : now === undefined ? 'removed' : 'changed'}`;
    counts[change] = (counts[change] ?? 0) + 1;
  }
  return counts;
}

const isCovered = (body: unknown): body is { coverImage: unknown } =>
  typeof body === 'object' && body !== null && 'coverImage' in body;

async function requestOf({ resource, name, row }: (typeof WRITES)[number]) {
  const { params, body: example = row.example.body, by, headers = {} } = await validRequestOf(resource, name, { user, rep });
  // A cover image URL is fetched by a trigger, which writes the category a second time, whenever that is.
  const body: unknown = isCovered(example) ? { ...example, coverImage: null } : example;
  const path = fillPath(row.path.startsWith('/api/') ? row.path : `/api${row.path}`, params ?? row.example.params ?? {});
  const persona = row.access === 'public' ? undefined : row.access === 'user' ? user : row.access === 'clients' ? rep : admin;
  const token = await (by ?? persona)?.token();
  const before = await readStore();
  return {
    send: () => api.send(path, { method: row.method, token, body, headers }),
    /** What the request has changed in the store so far. */
    changes: async () => changesBetween(before, await readStore()),
  };
}

/** No call makes more commits. */
const MOST_COMMITS = 6;
const NUMBERS = Array.from({ length: MOST_COMMITS }, (_, index) => index + 1);

describe.each(WRITES)('$call', (write) => {
  /** What the request changes when nothing fails, and in how many commits. */
  let whole: Record<string, number>;
  let commitCount: number;

  beforeAll(async () => {
    const { send, changes } = await requestOf(write);
    const count = interceptCommits((_, commit) => commit());
    const { status, bytes } = await send();
    commitCount = count();
    vi.restoreAllMocks();
    expect(status, bytes.toString()).toBe(write.row.status);
    expect(commitCount).toBeLessThanOrEqual(MOST_COMMITS);
    whole = await changes();
  });

  it.each(NUMBERS.flatMap((number) => LOST.map((code) => [number, code] as const)))(
    'answers success when Firestore stored write %i and its answer was lost with %s',
    async (number, code) => {
      if (number > commitCount) return;
      const { send, changes } = await requestOf(write);
      loseAnswer(number, code);
      const { status, bytes } = await send();
      expect(status, bytes.toString()).toBe(write.row.status);
      expect(await changes()).toEqual(whole);
    },
  );

  it.each(NUMBERS)('stores all or can be repeated after write %i was refused', async (number) => {
    if (number > commitCount) return;
    const { send, changes } = await requestOf(write);
    refuse(number);
    const { status, bytes } = await send();
    if (status >= 300) {
      expect(status, bytes.toString()).toBeGreaterThanOrEqual(500);
      if (number === 1) expect(await changes()).toEqual({});
      vi.restoreAllMocks();
      const again = await send();
      expect(again.status, again.bytes.toString()).toBeLessThan(300);
    }
    expect(await changes()).toEqual(whole);
  });
});
