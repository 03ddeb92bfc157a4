import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { isCacheFree } from './is-cache-free';

const NAME = 'firestore/test';
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(NAME, 18);
    opening.onupgradeneeded = () => void opening.result.createObjectStore('owner');
    opening.onsuccess = () => resolve(opening.result);
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

it('creates no database', async () => {
  expect(await isCacheFree('firestore/none')).toBe(true);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('firestore/none');
});

it('says whether a transaction of a page that was left holds the database', async () => {
  const database = await open();
  expect(await isCacheFree(NAME)).toBe(true);
  const held = database.transaction('owner', 'readwrite').objectStore('owner');
  let isHeld = true;
  const hold = (): void => {
    if (isHeld) held.count().onsuccess = hold;
  };
  hold();
  const answer = isCacheFree(NAME);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toBe(false);
  isHeld = false;
  database.close();
});
