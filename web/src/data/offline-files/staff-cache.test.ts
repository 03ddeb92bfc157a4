import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteStaffCache } from './staff-cache';

const deleted: string[] = [];
const deleteDatabase = (name: string): { onsuccess?: () => void } => {
  deleted.push(name);
  return {};
};

beforeEach(() => {
  deleted.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['the list of databases never comes', () => new Promise(() => undefined), []],
  [
    'a deletion never ends',
    () => Promise.resolve([{ name: 'catalogue' }, { name: 'firestore/[DEFAULT]' }, { name: 'staff-queries' }]),
    ['firestore/[DEFAULT]', 'staff-queries'],
  ],
])('ends in time where %s', async (_, databases, expected) => {
  vi.stubGlobal('indexedDB', { databases, deleteDatabase });
  const ended = vi.fn();
  void deleteStaffCache().then(ended);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ended).toHaveBeenCalledOnce();
  expect(deleted).toEqual(expected);
});
