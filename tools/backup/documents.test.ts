import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../deploy/google-api';
import { deleteDocuments, readDocuments, type StoredDocument, writeDocuments } from './documents';
import type { Target } from './target';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-25T10:00:59.500Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Reads an empty database; returns the times that were sent and waited for. */
async function read(isEmulator: boolean) {
  const sent: { readTime: unknown; at: string }[] = [];
  const post = (_url: string, body: unknown): Promise<Answer> => {
    sent.push({ readTime: (body as { readTime?: string }).readTime, at: new Date().toISOString() });
    return Promise.resolve({ status: 200, body: [] });
  };
  const waited: number[] = [];
  const wait = (ms: number): Promise<void> => {
    waited.push(ms);
    vi.setSystemTime(Date.now() + ms);
    return Promise.resolve();
  };
  const target = { project: 'p', isEmulator, firestore: 'https://firestore', api: { post } } as unknown as Target;
  const found: StoredDocument[] = [];
  for await (const document of readDocuments(target, wait)) found.push(document);
  expect(found).toEqual([]);
  return { sent, waited };
}

it('reads a project as of the next whole minute, once it has passed', async () => {
  expect(await read(false)).toEqual({
    sent: [{ readTime: '2026-11-25T10:01:00.000Z', at: '2026-11-25T10:01:01.000Z' }],
    waited: [1_500],
  });
});

it('waits for nothing on the emulators', async () => {
  expect(await read(true)).toEqual({ sent: [{ readTime: undefined, at: '2026-11-25T10:00:59.500Z' }], waited: [] });
});

/** A project that refuses commits above 10 MiB by what it stores, of which each document takes `mebibytes`. */
function projectOf(mebibytes: (path: string) => number) {
  const root = 'projects/p/databases/(default)/documents/';
  const written: string[] = [];
  const post = (_url: string, body: unknown): Promise<Answer> => {
    const { writes } = body as { writes: { update?: { name: string }; delete?: string }[] };
    const paths = writes.map((write) => (write.update?.name ?? write.delete ?? '').slice(root.length));
    if (paths.reduce((sum, path) => sum + mebibytes(path), 0) > 10) {
      const error = { code: 400, message: 'Transaction too big. Decrease transaction size.', status: 'INVALID_ARGUMENT' };
      return Promise.resolve({ status: 400, body: { error } });
    }
    written.push(...paths);
    return Promise.resolve({ status: 200, body: {} });
  };
  const target = { project: 'p', isEmulator: false, firestore: 'https://firestore', api: { post } } as unknown as Target;
  return { target, written };
}

const paths = Array.from({ length: 900 }, (_, index) => `products/${index}`);

it('deletes and writes each document once, however large the stored documents and their index entries are', async () => {
  const { target, written } = projectOf(() => 0.3);
  await deleteDocuments(target, paths);
  expect(written).toEqual(paths);
  written.length = 0;
  await writeDocuments(
    target,
    paths.map((path) => ({ path, fields: {} })),
  );
  expect(written).toEqual(paths);
});

it('names the document that is refused alone', async () => {
  const { target } = projectOf((path) => (path === 'products/7' ? 11 : 0.01));
  await expect(deleteDocuments(target, paths)).rejects.toThrow(
    'The document products/7 could not be deleted: Google answered 400, Transaction too big. Decrease transaction size.',
  );
  await expect(writeDocuments(target, [{ path: 'products/7', fields: {} }])).rejects.toThrow(
    'The document products/7 could not be written: Google answered 400',
  );
});

it('repeats nothing after another error', async () => {
  let calls = 0;
  const post = (): Promise<Answer> => {
    calls += 1;
    return Promise.resolve({ status: 403, body: { error: { message: 'Missing rights', status: 'PERMISSION_DENIED' } } });
  };
  const target = { project: 'p', firestore: 'https://firestore', api: { post } } as unknown as Target;
  await expect(deleteDocuments(target, paths)).rejects.toThrow(
    'Documents could not be deleted: Google answered 403, Missing rights',
  );
  expect(calls).toBe(1);
});
