import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { createOnce } from './create-once';

class StoreError extends Error {
  constructor(readonly code: number) {
    super(`Rejected with ${code}`);
  }
}

const reference = (path: string) => ({ path }) as unknown as DocumentReference;
const newDocuments = (name: string) => ['lead', 'mail'].map((path) => ({ reference: reference(path), data: { name } }));

/** A store that rejects existing documents with `code` and retries conflicts (10) as the Firestore SDK does. */
function storeThat(code: number, stored = new Map<string, DocumentData>()) {
  const hooks = { stored, beforeCommit: (): void => undefined, afterWrite: (): void => undefined };
  const read = (path: string) => ({ ref: { path }, exists: stored.has(path), data: () => stored.get(path) });
  const attempt = async (work: (transaction: unknown) => Promise<unknown>): Promise<unknown> => {
    const writes = new Map<string, DocumentData>();
    const result = await work({ create: ({ path }: DocumentReference, data: DocumentData) => writes.set(path, data) });
    hooks.beforeCommit();
    if ([...writes.keys()].some((path) => stored.has(path))) throw new StoreError(code);
    for (const [path, data] of writes) stored.set(path, data);
    if (writes.size > 0) hooks.afterWrite();
    return result;
  };
  const store = {
    getAll: (...references: DocumentReference[]) =>
      Promise.resolve(references.map(({ path }) => read(path) as unknown as DocumentSnapshot)),
    runTransaction: async (work: (transaction: unknown) => Promise<unknown>) => {
      try {
        return await attempt(work);
      } catch (error) {
        if (error instanceof StoreError && error.code === 10) return attempt(work);
        throw error;
      }
    },
  } as unknown as Firestore;
  return { hooks, store };
}

test.each([6, 10])('returns the document of a concurrent writer when the store rejects with code %s', async (code) => {
  const { hooks, store } = storeThat(code);
  hooks.beforeCommit = () => void hooks.stored.set('lead', { name: 'theirs' });
  expect((await createOnce(newDocuments('mine'), { store }))?.data()).toEqual({ name: 'theirs' });
  expect([...hooks.stored.keys()]).toEqual(['lead']);
});

test('creates all documents; a repeat writes nothing and returns the existing document', async () => {
  const { hooks, store } = storeThat(6);
  expect(await createOnce(newDocuments('first'), { store })).toBeUndefined();
  expect([...hooks.stored.keys()]).toEqual(['lead', 'mail']);
  expect((await createOnce(newDocuments('second'), { store }))?.data()).toEqual({ name: 'first' });
  hooks.stored.delete('lead');
  expect((await createOnce(newDocuments('third'), { store }))?.ref.path).toBe('mail');
  expect(hooks.stored.has('lead')).toBe(false);
});

test('returns its own write when the response was lost, and rethrows when the store is unavailable', async () => {
  const { hooks, store } = storeThat(6);
  hooks.afterWrite = () => {
    throw new StoreError(14);
  };
  expect((await createOnce(newDocuments('mine'), { store }))?.data()).toEqual({ name: 'mine' });
  const failing = {
    getAll: () => Promise.reject(new StoreError(14)),
    runTransaction: () => Promise.reject(new StoreError(4)),
  } as unknown as Firestore;
  await expect(createOnce([{ reference: reference('new'), data: {} }], { store: failing })).rejects.toThrow('Rejected with 4');
});
