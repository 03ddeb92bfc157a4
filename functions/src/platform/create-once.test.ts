import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { createOnce } from './create-once';

class Refusal extends Error {
  constructor(readonly code: number) {
    super(`Refused with ${code}`);
  }
}

const reference = (path: string) => ({ path }) as unknown as DocumentReference;
const newDocuments = (name: string) => ['lead', 'mail'].map((path) => ({ reference: reference(path), data: { name } }));

/** A store that refuses what exists with `code`, and repeats conflicts (10) as the library does. */
function storeThat(code: number, stored = new Map<string, DocumentData>()) {
  const world = { stored, rival: (): void => undefined, trouble: (): void => undefined };
  const read = (path: string) => ({ ref: { path }, exists: stored.has(path), data: () => stored.get(path) });
  const attempt = async (work: (transaction: unknown) => Promise<unknown>): Promise<unknown> => {
    const writes = new Map<string, DocumentData>();
    const result = await work({ create: ({ path }: DocumentReference, data: DocumentData) => writes.set(path, data) });
    world.rival();
    if ([...writes.keys()].some((path) => stored.has(path))) throw new Refusal(code);
    for (const [path, data] of writes) stored.set(path, data);
    if (writes.size > 0) world.trouble();
    return result;
  };
  const store = {
    getAll: (...asked: DocumentReference[]) =>
      Promise.resolve(asked.map(({ path }) => read(path) as unknown as DocumentSnapshot)),
    runTransaction: async (work: (transaction: unknown) => Promise<unknown>) => {
      try {
        return await attempt(work);
      } catch (error) {
        if (error instanceof Refusal && error.code === 10) return attempt(work);
        throw error;
      }
    },
  } as unknown as Firestore;
  return { world, store };
}

test.each([6, 10])('a rival between look and write is found, where the store refuses with %s', async (code) => {
  const { world, store } = storeThat(code);
  world.rival = () => void world.stored.set('lead', { name: 'theirs' });
  expect((await createOnce(newDocuments('mine'), store))?.data()).toEqual({ name: 'theirs' });
  expect([...world.stored.keys()]).toEqual(['lead']);
});

test('what is new is created whole; a repeat writes nothing and is answered what is there', async () => {
  const { world, store } = storeThat(6);
  expect(await createOnce(newDocuments('first'), store)).toBeUndefined();
  expect([...world.stored.keys()]).toEqual(['lead', 'mail']);
  expect((await createOnce(newDocuments('second'), store))?.data()).toEqual({ name: 'first' });
  world.stored.delete('lead');
  expect((await createOnce(newDocuments('third'), store))?.ref.path).toBe('mail');
  expect(world.stored.has('lead')).toBe(false);
});

test('a write whose answer got lost counts, and a store in trouble is told of', async () => {
  const { world, store } = storeThat(6);
  world.trouble = () => {
    throw new Refusal(14);
  };
  expect((await createOnce(newDocuments('mine'), store))?.data()).toEqual({ name: 'mine' });
  const failing = {
    getAll: () => Promise.reject(new Refusal(14)),
    runTransaction: () => Promise.reject(new Refusal(4)),
  } as unknown as Firestore;
  await expect(createOnce([{ reference: reference('new'), data: {} }], failing)).rejects.toThrow('Refused with 4');
});
