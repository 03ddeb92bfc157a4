import { vi } from 'vitest';

// Test files of one process get modules of their own, with caches and counters of their own, and a database of their own.
vi.resetModules();
if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory();
