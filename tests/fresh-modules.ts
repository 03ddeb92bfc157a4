import { vi } from 'vitest';

// Test files of one process get modules of their own, with caches and counters of their own.
vi.resetModules();
