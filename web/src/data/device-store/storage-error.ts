import { observable } from '../../lib/observable';

/**
 * Why values do not outlast the page: `missing` (no IndexedDB here), `blocked` (another tab holds an older format),
 * `full` (no space left) or `broken` (refused or damaged).
 */
export type StorageError = 'missing' | 'blocked' | 'full' | 'broken';

/** The state of database.ts, apart from it: every page shows the error, and the database loads later. null: no error. */
export const storageErrorState = observable<StorageError | null>(null);
