import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Waits at which the storage of this device never answers. */
const WAITS = ['open', 'request', 'end'] as const;
type Wait = (typeof WAITS)[number];
const hanging = new Set<Wait>();
/** A request without events. */
const SILENT = Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }) as never;

const realOpen = Reflect.get(IDBFactory.prototype, 'open');
const realGet = Reflect.get(IDBObjectStore.prototype, 'get');
const realGetAll = Reflect.get(IDBObjectStore.prototype, 'getAll');
const realTransaction = Reflect.get(IDBDatabase.prototype, 'transaction');

/** The transaction commits, and nobody hears of it. */
function withoutEnd(transaction: IDBTransaction): IDBTransaction {
  const listen = transaction.addEventListener.bind(transaction);
  transaction.addEventListener = (...args: Parameters<typeof listen>) => {
    if (args[0] !== 'complete') listen(...args);
  };
  return transaction;
}

async function openPage() {
  vi.resetModules();
  return import('./database');
}

/** Lets fake time pass, and fake-indexeddb answer in between: it waits for setImmediate. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(Math.min(100, ms - passed));
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Runs `work`; fake time passes until it ends. Resolves to its result and the milliseconds it took. */
async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const state = { isOver: false };
  const settled = work.finally(() => (state.isOver = true));
  let ms = 0;
  for (; !state.isOver && ms < 60_000; ms += 100) await pass(100);
  expect(state.isOver, 'It ends').toBe(true);
  return { result: await settled, ms };
}

beforeEach(() => {
  hanging.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    return hanging.has('open') ? SILENT : realOpen.apply(this, args);
  });
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, ...args) {
    return hanging.has('request') ? SILENT : realGet.apply(this, args);
  });
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...args) {
    return hanging.has('request') ? SILENT : realGetAll.apply(this, args);
  });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const transaction = realTransaction.apply(this, args);
    return hanging.has('end') && args[1] === 'readwrite' ? withoutEnd(transaction) : transaction;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const add = (current: unknown) => Number(current ?? 0) + 1;

describe.each(WAITS)('a storage whose %s never comes', (wait) => {
  it('is given up within 6 s; then memory answers at once, and says so', async () => {
    const page = await openPage();
    hanging.add(wait);
    const first = await timed(page.change('settings', 'count', add));
    expect(first.ms).toBeLessThan(6_000);
    expect(first.result).toBe(false);
    expect(page.storageError()).toBe('blocked');
    const second = await timed(page.change('settings', 'count', add));
    expect(second.ms).toBeLessThanOrEqual(200);
    expect((await timed(page.read('settings', 'count'))).result).toBe(2);
    expect((await timed(page.readAll('settings'))).result).toEqual(new Map([['count', 2]]));
  });

  it('gets every change once when it answers again, on top of what was stored', async () => {
    const before = await openPage();
    await timed(before.write('settings', 'count', 10));
    const page = await openPage();
    hanging.add(wait);
    for (let turn = 0; turn < 3; turn += 1) await timed(page.change('settings', 'count', add));
    hanging.clear();
    await pass(70_000);
    expect(page.storageError()).toBeNull();
    expect(await page.read('settings', 'count')).toBe(13);
    expect(await (await openPage()).read('settings', 'count')).toBe(13);
  });

  it('is read by the listener that hears that it answers again', async () => {
    const before = await openPage();
    await timed(before.write('settings', 'count', 10));
    const page = await openPage();
    hanging.add(wait);
    await timed(page.change('settings', 'other', add));
    const readings: Promise<unknown>[] = [];
    page.onStorageError(() => page.storageError() === null && readings.push(page.read('settings', 'count')));
    hanging.clear();
    await pass(70_000);
    expect(await Promise.all(readings)).toEqual([10]);
  });

  it('deletes later what was deleted meanwhile', async () => {
    const before = await openPage();
    await timed(before.write('outbox', 'a', { id: 'a' }));
    const page = await openPage();
    await timed(page.readAll('outbox'));
    hanging.add(wait);
    await timed(page.remove('outbox', 'a'));
    hanging.clear();
    await pass(70_000);
    expect(await (await openPage()).readAll('outbox')).toEqual(new Map());
  });
});

describe('a reader that gives up what is missing', () => {
  const isRejected = (reading: Promise<unknown>) =>
    reading.then(
      () => false,
      () => true,
    );

  it('is told that the storage has not answered', async () => {
    await timed((await openPage()).write('attachments', 'a', { id: 'a' }));
    const page = await openPage();
    hanging.add('request');
    expect((await timed(isRejected(page.readKnown('attachments', 'a')))).result).toBe(true);
    expect((await timed(isRejected(page.readAllKnown('attachments')))).result).toBe(true);
    expect((await timed(page.read('attachments', 'a'))).result).toBeUndefined();
    // A change of what is not known makes it no better known.
    await timed(page.change('attachments', 'a', (stored) => stored));
    expect((await timed(isRejected(page.readKnown('attachments', 'a')))).result).toBe(true);
    hanging.clear();
    await pass(70_000);
    expect(await page.readKnown('attachments', 'a')).toEqual({ id: 'a' });
    expect(await page.readKnown('attachments', 'b')).toBeUndefined();
  });
});

it('opens the connection anew: one that went silent loses nothing', async () => {
  const page = await openPage();
  await timed(page.write('drafts', 'a', 'first'));
  let isSilent = true;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    isSilent = false;
    return realOpen.apply(this, args);
  });
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, ...args) {
    return isSilent ? SILENT : realGet.apply(this, args);
  });
  expect((await timed(page.write('drafts', 'a', 'second'))).result).toBe(true);
  expect(page.storageError()).toBeNull();
  expect(await (await openPage()).read('drafts', 'a')).toBe('second');
});

it('stores what timed out after another call had opened the new connection', async () => {
  const page = await openPage();
  await timed(page.write('settings', 'a', 1));
  hanging.add('request');
  const first = page.change('settings', 'a', add);
  await pass(100);
  const second = page.change('settings', 'b', add);
  await pass(100);
  hanging.clear();
  await timed(Promise.all([first, second]));
  expect(page.storageError()).toBeNull();
  const next = await openPage();
  expect([await next.read('settings', 'a'), await next.read('settings', 'b')]).toEqual([2, 1]);
});

it('loses and repeats nothing, whichever waits hang and whenever they end', async () => {
  const step = fc.record({
    hang: fc.subarray([...WAITS]),
    pause: fc.constantFrom(0, 100, 2_500, 7_000),
    key: fc.constantFrom('a', 'b'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      hanging.clear();
      vi.stubGlobal('indexedDB', new IDBFactory());
      const page = await openPage();
      const expected = { a: 0, b: 0 };
      const running: Promise<unknown>[] = [];
      for (const { hang, pause, key } of steps) {
        hanging.clear();
        for (const wait of hang) hanging.add(wait);
        expected[key] += 1;
        running.push(page.change('settings', key, add));
        await pass(pause);
      }
      expect((await timed(Promise.all(running))).ms).toBeLessThan(6_000);
      hanging.clear();
      await pass(130_000);
      const next = await openPage();
      for (const key of ['a', 'b'] as const) expect(Number((await next.read('settings', key)) ?? 0)).toBe(expected[key]);
    }),
    { numRuns: 60 },
  );
});

describe('a page that is left before the disk has its changes', () => {
  const events = new Map<string, (event: { persisted: boolean }) => void>();
  const session = new Map<string, string>();
  const leave = () => events.get('pagehide')?.({ persisted: false });

  beforeEach(() => {
    session.clear();
    vi.stubGlobal('document', {});
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => events.set(name, listener));
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    });
  });

  it('leaves them to the next page of the tab', async () => {
    const page = await openPage();
    await timed(page.write('drafts', 'form', { name: 'As' }));
    hanging.add('request');
    void page.write('drafts', 'form', { name: 'Asha' });
    void page.change('settings', 'count', add);
    await pass(100);
    leave();
    hanging.clear();
    const next = await openPage();
    expect(session.size).toBe(0);
    expect((await timed(next.read('drafts', 'form'))).result).toEqual({ name: 'Asha' });
    expect(await next.read('settings', 'count')).toBe(1);
  });

  it('leaves nothing once they are stored, and nothing that JSON cannot hold', async () => {
    const page = await openPage();
    await timed(page.write('drafts', 'form', { name: 'Asha' }));
    leave();
    expect(session.size).toBe(0);
    hanging.add('request');
    void page.write('settings', 'picture', new Blob(['x']));
    leave();
    expect(session.size).toBe(0);
  });

  it('does not bring back what another tab has changed since', async () => {
    const [page, other] = [await openPage(), await openPage()];
    await timed(page.write('outbox', 'a', { id: 'a' }));
    await timed(page.readAll('outbox'));
    hanging.add('request');
    void page.change('outbox', 'a', (current) => ({ ...(current as object), seen: true }));
    await pass(100);
    leave();
    hanging.clear();
    await timed(other.remove('outbox', 'a'));
    expect((await timed((await openPage()).readAll('outbox'))).result).toEqual(new Map());
  });

  it('drops them when the page goes on', async () => {
    const page = await openPage();
    hanging.add('request');
    void page.write('drafts', 'form', { name: 'Asha' });
    leave();
    expect(session.size).toBe(1);
    events.get('pageshow')?.({ persisted: true });
    expect(session.size).toBe(0);
  });
});
