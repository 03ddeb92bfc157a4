import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { takeConfirmation } from './take-confirmation';

const database = vi.hoisted(() => ({ documents: new Map<string, object>(), fails: false }));

vi.mock('../platform/firestore', async (importOriginal) => {
  const transaction = {
    get: (id: string) => Promise.resolve({ data: () => database.documents.get(id) }),
    set: (id: string, data: object) => database.documents.set(id, data),
  };
  return {
    ...(await importOriginal<object>()),
    firestore: () => ({
      collection: () => ({ doc: (id: string) => id }),
      runTransaction: (run: (one: typeof transaction) => Promise<unknown>) =>
        database.fails ? Promise.reject(new Error('unavailable')) : run(transaction),
    }),
  };
});

beforeAll(() => void vi.stubEnv('GCLOUD_PROJECT', 'demo'));
afterAll(() => void vi.unstubAllEnvs());

const takeAll = async (...emails: string[]): Promise<boolean[]> => {
  const taken: boolean[] = [];
  for (const email of emails) taken.push(await takeConfirmation(email));
  return taken;
};

it('confirms three leads a day to one mailbox, however its address is written', async () => {
  const spelt = ['asha@example.com', 'Asha@Example.com', 'asha+1@example.com', 'asha+2@example.com', 'asha@example.com'];
  expect(await takeAll(...spelt)).toEqual([true, true, true, false, false]);
  expect(await takeAll('ravi@example.com')).toEqual([true]);
});

it('confirms nothing without a usable address or a counter', async () => {
  expect(await takeAll('', 'meera')).toEqual([false, false]);
  database.fails = true;
  expect(await takeAll('meera@example.com')).toEqual([false]);
  database.fails = false;
  expect(await takeAll('meera@example.com')).toEqual([true]);
});
