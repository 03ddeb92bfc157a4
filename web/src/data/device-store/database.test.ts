import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A page of its own: fresh module state over the same device. */
async function openPage() {
  vi.resetModules();
  return import('./database');
}

function openRaw(version: number, upgrade: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('catalogue', version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

const full = () => {
  throw new DOMException('no space', 'QuotaExceededError');
};

beforeEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('a working database', () => {
  it('stores values for the next page', async () => {
    const first = await openPage();
    expect(await first.write('catalogue', 'list', { version: 1 })).toBe(true);
    expect(await first.write('outbox', 'a', { id: 'a', name: 'Asha' })).toBe(true);
    const next = await openPage();
    expect(await next.read('catalogue', 'list')).toEqual({ version: 1 });
    expect(await next.readAll('outbox')).toEqual(new Map([['a', { id: 'a', name: 'Asha' }]]));
    expect(await next.remove('outbox', 'a')).toBe(true);
    expect(await first.read('outbox', 'a')).toBeUndefined();
    expect(next.storageError()).toBeNull();
  });

  it('changes a value in one transaction across tabs', async () => {
    const [one, two] = [await openPage(), await openPage()];
    const add = (current: unknown) => Number(current ?? 0) + 1;
    await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : two).change('settings', 'count', add)));
    expect(await one.read('settings', 'count')).toBe(20);
  });
});

describe('an unavailable database', () => {
  it('uses memory without IndexedDB and reports it', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const page = await openPage();
    const listener = vi.fn();
    page.onStorageError(listener);
    expect(await page.write('drafts', 'a', 'text')).toBe(false);
    expect(await page.read('drafts', 'a')).toBe('text');
    expect(await page.change('drafts', 'a', (current) => `${String(current)}!`)).toBe(false);
    expect(await page.readAll('drafts')).toEqual(new Map([['a', 'text!']]));
    await page.remove('drafts', 'a');
    expect(await page.read('drafts', 'a')).toBeUndefined();
    expect(page.storageError()).toBe('missing');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('uses memory when the browser refuses IndexedDB', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const page = await openPage();
    expect(await page.write('drafts', 'a', 1)).toBe(false);
    expect(await page.read('drafts', 'a')).toBe(1);
    expect(page.storageError()).toBe('broken');
  });

  it('keeps the new value in memory and the old one on a full disk, and recovers', async () => {
    const page = await openPage();
    await page.write('drafts', 'a', 'old');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    expect(await page.change('drafts', 'a', (current) => `${String(current)}+new`)).toBe(false);
    expect(page.storageError()).toBe('full');
    expect(await page.read('drafts', 'a')).toBe('old+new');
    expect(await (await openPage()).read('drafts', 'a')).toBe('old');
    put.mockRestore();
    expect(await page.change('drafts', 'a', (current) => `${String(current)}!`)).toBe(true);
    expect(page.storageError()).toBeNull();
    expect(await (await openPage()).read('drafts', 'a')).toBe('old+new!');
  });

  it('stores all that a full disk did not take, before it reports no error any more', async () => {
    const page = await openPage();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    for (const key of ['a', 'b']) await page.write('drafts', key, `text of ${key}`);
    put.mockRestore();
    const storedAtEnd: Promise<unknown>[] = [];
    page.onStorageError(() => storedAtEnd.push(openPage().then((next) => next.readAll('drafts'))));
    expect(await page.write('settings', 'c', 1)).toBe(true);
    await vi.waitFor(() => expect(page.storageError()).toBeNull());
    const texts = { a: 'text of a', b: 'text of b' };
    expect(await Promise.all(storedAtEnd)).toEqual([new Map(Object.entries(texts))]);
  });

  it('stays full while a value has no room, and stores those that have', async () => {
    const page = await openPage();
    const realPut = Reflect.get(IDBObjectStore.prototype, 'put');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    for (const key of ['large', 'small']) await page.write('drafts', key, key);
    put.mockImplementation(function (this: IDBObjectStore, ...args) {
      return args[0] === 'large' ? full() : realPut.apply(this, args);
    });
    expect(await page.write('settings', 'other', 1)).toBe(true);
    const next = await openPage();
    await vi.waitFor(async () => expect(await next.read('drafts', 'small')).toBe('small'));
    expect(page.storageError()).toBe('full');
    expect(await page.read('drafts', 'large')).toBe('large');
    expect(await page.write('settings', 'other', 2)).toBe(true);
    expect(page.storageError()).toBe('full');
  });

  it('drops an update in memory once another tab has deleted the value', async () => {
    const [one, other] = [await openPage(), await openPage()];
    await one.write('outbox', 'a', { id: 'a' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    await one.change('outbox', 'a', () => ({ id: 'a', sent: true }));
    await one.write('outbox', 'new', { id: 'new' });
    await other.remove('outbox', 'a');
    expect(await one.read('outbox', 'a')).toBeUndefined();
    expect(await one.readAll('outbox')).toEqual(new Map([['new', { id: 'new' }]]));
    const seen: unknown[] = [];
    await one.change('outbox', 'a', (current) => (seen.push(current), current));
    expect(seen).toEqual([undefined]);
  });

  it('drops an update in memory once another tab has stored another value', async () => {
    const [one, other] = [await openPage(), await openPage()];
    await one.write('outbox', 'a', { id: 'a', by: 'one' });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    await one.change('outbox', 'a', () => ({ id: 'a', by: 'one', sent: true }));
    expect(await one.read('outbox', 'a')).toEqual({ id: 'a', by: 'one', sent: true });
    put.mockRestore();
    // Deleted, and stored anew by a form that still held it.
    await other.remove('outbox', 'a');
    await other.write('outbox', 'a', { id: 'a', by: 'other' });
    expect(await one.read('outbox', 'a')).toEqual({ id: 'a', by: 'other' });
    expect(await one.readAll('outbox')).toEqual(new Map([['a', { id: 'a', by: 'other' }]]));
    await one.change('outbox', 'a', (current) => ({ ...(current as object), seen: true }));
    expect(await other.read('outbox', 'a')).toEqual({ id: 'a', by: 'other', seen: true });
  });

  it('writes nothing where the change answers the same object', async () => {
    const page = await openPage();
    await page.write('outbox', 'a', { id: 'a' });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    expect(await page.change('outbox', 'a', (current) => current)).toBe(true);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('uses memory while another tab blocks it, and stores the values afterwards', async () => {
    const other = await openRaw(1, () => undefined);
    const removal = indexedDB.deleteDatabase('catalogue');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const page = await openPage();
    const written = page.write('outbox', 'a', { id: 'a' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await written).toBe(false);
    expect(page.storageError()).toBe('blocked');
    expect(await page.read('outbox', 'a')).toEqual({ id: 'a' });
    vi.useRealTimers();
    other.close();
    await vi.waitFor(() => expect(page.storageError()).toBeNull());
    expect(removal.readyState).toBe('done');
    expect(await (await openPage()).read('outbox', 'a')).toEqual({ id: 'a' });
  });

  it('opens a newer version after a rollback', async () => {
    const page = await openPage();
    await page.write('outbox', 'a', { id: 'a' });
    const newer = openRaw(9, (db) => void db.createObjectStore('invented-later'));
    (await newer).close();
    const rolledBack = await openPage();
    expect(await rolledBack.read('outbox', 'a')).toEqual({ id: 'a' });
    expect(rolledBack.storageError()).toBeNull();
  });

  it('closes for an upgrade in another tab and reconnects', async () => {
    const page = await openPage();
    await page.write('drafts', 'a', 1);
    (await openRaw(9, () => undefined)).close();
    expect(await page.write('drafts', 'b', 2)).toBe(true);
    expect(await page.read('drafts', 'a')).toBe(1);
  });
});
