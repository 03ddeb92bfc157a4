import { fillPath, type Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { RESOURCES } from '@catalogue/contract/endpoints/table';
import { WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPerson, type Person } from '../people';
import { validRequestOf } from './valid-requests';
import { withApi } from './with-api';

const api = withApi();
let user: Person;
let rep: Person;
let admin: Person;

beforeAll(async () => {
  [user, rep, admin] = await Promise.all([newPerson(), newPerson({ role: 'rep' }), newPerson({ name: 'Boss', role: 'admin' })]);
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
/** Counters, which a refused request may change. */
const COUNTERS = /^(rateLimits|dailyCounters)\//;

/** Lets `fail` decide about each commit of content; `number` counts from 1. */
function interceptCommits(fail: (number: number, commit: () => Promise<unknown>) => Promise<unknown>): void {
  const real = commits._commit;
  let number = 0;
  vi.spyOn(commits, '_commit').mockImplementation(function (this: unknown, ...parameters) {
    const commit = () => real.apply(this as typeof commits, parameters);
    const { _ops: operations } = this as { _ops: { docPath: string }[] };
    if (operations.every(({ docPath }) => COUNTERS.test(docPath))) return commit();
    number += 1;
    return fail(number, commit);
  });
}

/** Firestore stores the first write, but its answer is lost. */
const loseFirstAnswer = () =>
  interceptCommits(async (number, commit) => {
    const answer = await commit();
    if (number === 1) throw Object.assign(new Error('14 UNAVAILABLE: the connection broke'), { code: 14 });
    return answer;
  });

/** Firestore refuses one write, for good. */
const refuse = (refused: number) =>
  interceptCommits((number, commit) =>
    number === refused ? Promise.reject(Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 })) : commit(),
  );

async function requestOf({ resource, name, row }: (typeof WRITES)[number]) {
  const { params, body = row.example.body, by, headers = {} } = await validRequestOf(resource, name, { user, rep });
  const path = fillPath(row.path.startsWith('/api/') ? row.path : `/api${row.path}`, params ?? row.example.params ?? {});
  const persona = row.access === 'public' ? undefined : row.access === 'user' ? user : row.access === 'clients' ? rep : admin;
  const token = await (by ?? persona)?.token();
  return () => api.send(path, { method: row.method, token, body, headers });
}

describe.each(WRITES)('$call', (write) => {
  it('answers success when Firestore stored the write and its answer was lost', async () => {
    const send = await requestOf(write);
    loseFirstAnswer();
    const { status, bytes } = await send();
    expect(status, bytes.toString()).toBe(write.row.status);
  });

  it.each([1, 2])('can be repeated after write %i was refused', async (number) => {
    const send = await requestOf(write);
    refuse(number);
    const { status, bytes } = await send();
    if (status < 300) return;
    expect(status, bytes.toString()).toBeGreaterThanOrEqual(500);
    vi.restoreAllMocks();
    const again = await send();
    expect(again.status, again.bytes.toString()).toBeLessThan(300);
  });
});
