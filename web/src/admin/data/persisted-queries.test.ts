import 'fake-indexeddb/auto';
import { ROLES } from '@catalogue/contract/entities/session';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeStaffQueries, readStaffQueries } from '../../data/offline-files/staff-queries';
import { SESSION_KEY } from '../../data/device-store/stored-session';
import { persistQueries, restorePersistedQueries, storeChangedQueries } from './persisted-queries';

const KEY = ['leads', 'list'];
const kept = { meta: { persisted: ({ rows }: { rows: string[] }) => ({ rows, fromDevice: true }) } };

function signIn(uid: string): void {
  const session = JSON.stringify({ uid, name: 'Asha', email: 'asha@example.test', roles: [ROLES.admin] });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === SESSION_KEY ? session : null) });
}

/** What the page does when it is left: it writes at once instead of after the delay. */
let leave: () => void;

const page = (): QueryClient => {
  const client = new QueryClient();
  persistQueries(client);
  return client;
};

/** A page whose query has answered `rows`, kept on the device. */
async function answered(rows: string[]): Promise<void> {
  await page().query({ queryKey: KEY, queryFn: () => ({ rows, fromDevice: false }), ...kept });
  leave();
  await vi.waitFor(async () => expect(await readStaffQueries()).toHaveLength(1));
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (leave = listener));
  signIn('asha');
});

it('shows what the query answered last, and asks for the current answer', async () => {
  await answered(['a lead']);
  const next = page();
  await restorePersistedQueries(next);
  expect(next.getQueryData(KEY)).toEqual({ rows: ['a lead'], fromDevice: true });
  expect(next.getQueryState(KEY)?.isInvalidated).toBe(true);
});

it('does not replace answers that the page has already', async () => {
  await answered(['a lead']);
  const next = page();
  next.setQueryData(KEY, { rows: ['a newer lead'], fromDevice: false });
  await restorePersistedQueries(next);
  expect(next.getQueryData(KEY)).toEqual({ rows: ['a newer lead'], fromDevice: false });
});

it('does not show the answers of another person, and deletes them', async () => {
  await answered(['a lead']);
  signIn('ravi');
  const next = page();
  await restorePersistedQueries(next);
  expect(next.getQueryData(KEY)).toBeUndefined();
  expect(await readStaffQueries()).toEqual([]);
});

it('deletes answers of another release and old ones, and keeps the 40 newest', async () => {
  await answered(['a lead']);
  const [first] = await readStaffQueries();
  if (!first) throw new Error('Nothing was kept');
  const now = Date.now();
  const more = Array.from({ length: 45 }, (_, number) => ({ ...first, hash: `${number}`, key: [number], at: now - number }));
  await changeStaffQueries([
    ...more,
    { ...first, hash: 'release', release: 'before' },
    { ...first, hash: 'old', at: now - 15 * 86_400_000 },
  ]);
  const next = page();
  await restorePersistedQueries(next);
  expect(next.getQueryCache().getAll()).toHaveLength(40);
  const hashes = (await readStaffQueries()).map(({ hash }) => hash);
  expect(hashes).toHaveLength(40);
  expect(hashes).not.toContain('release');
  expect(hashes).not.toContain('old');
});

it('writes nothing for queries that are not persisted, nor after logging out', async () => {
  const client = page();
  await client.query({ queryKey: ['not kept'], queryFn: () => ({ rows: [] }) });
  await client.query({ queryKey: ['kept'], queryFn: () => ({ rows: [] }), ...kept });
  leave();
  await client.query({ queryKey: ['later'], queryFn: () => ({ rows: [] }), ...kept });
  vi.stubGlobal('localStorage', { getItem: () => null });
  leave();
  await vi.waitFor(async () => expect((await readStaffQueries()).map(({ key }) => key)).toEqual([['kept']]));
});

it('stores at once what was answered last, and says when the device has it', async () => {
  await answered(['a lead']);
  const client = page();
  await client.query({ queryKey: KEY, queryFn: () => ({ rows: ['a newer lead'], fromDevice: false }), ...kept });
  await storeChangedQueries((value) => value);
  expect((await readStaffQueries()).map(({ value }) => value)).toEqual([{ rows: ['a newer lead'], fromDevice: true }]);
});

it('waits for what is being stored already', async () => {
  const client = page();
  await client.query({ queryKey: KEY, queryFn: () => ({ rows: ['a lead'], fromDevice: false }), ...kept });
  leave();
  await storeChangedQueries((value) => value);
  expect(await readStaffQueries()).toHaveLength(1);
});

it('changes answers of lists that are not on screen', async () => {
  await answered(['a lead']);
  await storeChangedQueries(() => ({ rows: ['the lead, changed'], fromDevice: true }));
  expect((await readStaffQueries()).map(({ value }) => value)).toEqual([{ rows: ['the lead, changed'], fromDevice: true }]);
});

it('works without storage', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const client = page();
  await restorePersistedQueries(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
  await client.query({ queryKey: KEY, queryFn: () => ({ rows: [], fromDevice: false }), ...kept });
  await storeChangedQueries((value) => value);
});
