import { expect, it, vi } from 'vitest';
import { publishStore } from './publish-store';

const MIB = 1024 ** 2;
/** Sizes of the stored segments by their ids. */
const database = vi.hoisted(() => ({ segments: new Map<string, number>() }));

/** A commit as Firestore limits it: the sizes of deleted documents count. */
function commit(ids: readonly string[]): Promise<void> {
  const bytes = ids.reduce((sum, id) => sum + (database.segments.get(id) ?? 0), 0);
  if (bytes > 10 * MIB) return Promise.reject(new Error('3 INVALID_ARGUMENT: Transaction too big'));
  for (const id of ids) database.segments.delete(id);
  return Promise.resolve();
}

vi.mock('../platform/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  firestore: () => ({
    collection: () => ({ doc: (id: string) => id }),
    batch: () => {
      const ids: string[] = [];
      return { delete: (id: string) => ids.push(id), commit: () => commit(ids) };
    },
    bulkWriter: () => ({ delete: (id: string) => commit([id]), close: () => Promise.resolve() }),
  }),
}));

it('deletes segments of more than 10 MiB together', async () => {
  const ids = Array.from({ length: 40 }, (_, n) => `segment-${n}`);
  database.segments = new Map([...ids, 'in-use'].map((id) => [id, MIB]));
  await publishStore.deleteSegments(ids);
  expect([...database.segments.keys()]).toEqual(['in-use']);
});
