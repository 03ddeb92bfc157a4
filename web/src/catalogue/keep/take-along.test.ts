import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../snapshot';

/* What is asked for and what is kept, without a browser: pictures are names in a set, and a promise chain is the lock. */

const kept = new Set<string>();
/** What the network does about a picture, and about descriptions. */
const net = { picture: (): Promise<boolean> => Promise.resolve(true), details: (): Promise<void> => Promise.resolve() };

vi.mock('./decodes-avif', () => ({ decodesAvif: () => Promise.resolve(true) }));
vi.mock('./kept-pictures', () => ({
  keptAddresses: () => Promise.resolve(new Set(kept)),
  keepPicture: async (address: string, signal: AbortSignal) => {
    const answer = await net.picture();
    signal.throwIfAborted();
    kept.add(address);
    return answer;
  },
  dropPictures: (addresses: Iterable<string>) => {
    for (const one of addresses) kept.delete(one);
    return Promise.resolve();
  },
  dropAllPictures: () => {
    kept.clear();
    return Promise.resolve();
  },
}));
vi.mock('../load', () => ({ loadDetails: () => net.details() }));
vi.mock('../sync', () => ({ checkForChanges: () => Promise.resolve() }));

function gateFor<Value>(value: Value) {
  let open = (): void => undefined;
  const passed = new Promise<Value>((resolve) => (open = () => resolve(value)));
  return { open, passed };
}

/** Locks as the browser hands them out: one holder at a time, and an aborted signal leaves the line. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, ...rest: [() => Promise<void>] | [{ signal: AbortSignal }, () => Promise<void>]) => {
    const [signal, work] = rest.length === 1 ? [undefined, rest[0]] : [rest[0].signal, rest[1]];
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request };
}

const product = (id: string, version: number) => ({
  id,
  title: id,
  sku: null,
  price: null,
  discountedPrice: null,
  stock: true,
  categoryId: 'cups',
  picture: { path: `products/${id}/${version}`, width: 640, height: 640, widths: [640], color: '#aabbcc' },
  addedDate: 0,
  updatedAt: 0,
  revision: 1,
});

const list = (...ids: string[]): Snapshot => ({
  version: 1,
  asOf: 1,
  categories: new Map(),
  products: new Map(ids.map((id) => [id, product(id, 1)])),
  banners: new Map(),
  removed: new Map(),
});

const DETAILS = { version: 1, asOf: 1, details: new Map() };
const DONE = { scope: 'all', paused: false, completeAt: 1 } as const;
const address = (id: string) => `/pictures/products/${id}/1/640.avif`;

/** The modules of one page, on a device that holds what `kept` holds. */
async function openPage(asked: typeof DONE | null) {
  const { write } = await import('../../device/database');
  if (asked) await write('kept', 'asked', asked);
  const [{ set }, { keepState, readAsked }, along] = await Promise.all([
    import('../store'),
    import('./keep-store'),
    import('./take-along'),
  ]);
  const phase = () => keepState.get().phase;
  return { ...along, set, keepState, readAsked, write, phase };
}

beforeEach(() => {
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: lockManager(),
    storage: { persist: () => Promise.resolve(true) },
  });
});

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  kept.clear();
  net.picture = () => Promise.resolve(true);
  net.details = () => Promise.resolve();
});

test('without a list, or with a part of one, nothing that is kept is let go', async () => {
  kept.add(address('a')).add(address('b'));
  const { watchKept, set, phase, takeAlong, readAsked } = await openPage(DONE);
  set({ state: 'unavailable' });
  await watchKept();
  set({ state: 'loading', snapshot: list('a') });
  await takeAlong('all');
  expect(phase()).toBe('waiting');
  expect((await readAsked())?.completeAt).toBeNull();
  expect(kept.size).toBe(2);

  set({ state: 'ready', snapshot: list('a', 'c'), details: DETAILS });
  await vi.waitFor(() => expect(phase()).toBe('complete'));
  expect([...kept]).toEqual([address('a'), address('c')]);
});

test('it is complete with the descriptions only', async () => {
  const { set, phase, takeAlong, resumeTaking, readAsked } = await openPage(null);
  set({ state: 'ready', snapshot: list('a') });
  await takeAlong('all');
  expect(kept.size).toBe(1);
  expect(phase()).toBe('waiting');
  expect((await readAsked())?.completeAt).toBeNull();
  set({ details: DETAILS });
  await resumeTaking();
  expect(phase()).toBe('complete');
});

test('what is asked for while an earlier run still waits is fetched after it', async () => {
  const { set, phase, takeAlong, pauseTaking, readAsked } = await openPage(null);
  set({ state: 'ready', snapshot: list('a'), details: DETAILS });
  const gate = gateFor(undefined);
  net.details = () => gate.passed;
  const first = takeAlong(['bags']);
  await vi.waitFor(() => expect(phase()).toBe('running'));
  await pauseTaking();
  const second = takeAlong(['cups']);
  gate.open();
  await Promise.all([first, second]);
  expect(phase()).toBe('complete');
  expect(await readAsked()).toMatchObject({ scope: ['cups'], paused: false });
  expect(kept.size).toBe(1);
});

test('a pause in another tab ends the run here', async () => {
  const { set, phase, takeAlong, watchKept, readAsked, write } = await openPage(null);
  set({ state: 'ready', snapshot: list('a'), details: DETAILS });
  await watchKept();
  const gate = gateFor(true);
  net.picture = () => gate.passed;
  const taking = takeAlong('all');
  const other = new BroadcastChannel('take-along');
  try {
    await vi.waitFor(() => expect(phase()).toBe('running'));
    await write('kept', 'asked', { scope: 'all', paused: true, completeAt: null });
    other.postMessage('asked');
    await vi.waitFor(() => expect(phase()).toBe('paused'));
  } finally {
    other.close();
  }
  gate.open();
  await taking;
  expect(phase()).toBe('paused');
  expect(await readAsked()).toEqual({ scope: 'all', paused: true, completeAt: null });
  expect(kept.size).toBe(0);
});

test('what another tab fetches is seen here', async () => {
  const { set, keepState, watchKept } = await openPage(null);
  set({ state: 'ready', snapshot: list('a'), details: DETAILS });
  await watchKept();
  keepState.set({ ...keepState.get(), asked: { scope: 'all', paused: false, completeAt: null } });
  const other = new BroadcastChannel('take-along');
  try {
    const pictures = { wanted: 9, here: 4 };
    other.postMessage({ phase: 'running', pictures, bytes: { wanted: 900, here: 400 } });
    await vi.waitFor(() => expect(keepState.get()).toMatchObject({ phase: 'running', pictures }));
  } finally {
    other.close();
  }
});
