import { expect, test } from 'vitest';
import { violationsOf } from './lint-files';

const UNBOUNDED = [
  "void navigator.locks.request('clients', work);",
  'const { locks } = navigator as { locks?: LockManager };',
  'const { locks } = navigator;',
  "indexedDB.open('catalogue');",
  "globalThis.indexedDB.open('catalogue');",
  "import { openDB } from 'idb';",
  'void navigator.serviceWorker.getRegistration();',
];

const ELSE = [
  "void withLock('clients', work);",
  "import type { IDBPDatabase } from 'idb';",
  "dialog.open('catalogue');",
  'const { onLine } = navigator;',
  'void navigator.serviceWorker.ready;',
];

test('a wait without a limit fails outside of the files that limit it, everything else passes', () => {
  const lines = [...UNBOUNDED, ...ELSE].map((code) => ({ file: 'web/src/features/clients/one.ts', code }));
  const limited = { file: 'web/src/data/device-store/locks.ts', code: 'const { locks } = navigator;' };
  const counts = violationsOf('bounded-waits', [...lines, limited]).map(({ length }) => length);
  expect(counts).toEqual([...UNBOUNDED.map(() => 1), ...ELSE.map(() => 0), 0]);
});
