import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { runTransaction } from './run-transaction';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const failing = (code: string | number) => Object.assign(new Error(`Failed with ${code}`), { code });
const update = vi.fn(() => Promise.resolve('done'));

/** A store whose first `times` answers are lost, after it has run the transaction. */
function losing(times: number, error: Error): Pick<Firestore, 'runTransaction'> {
  return {
    runTransaction: async (run) => {
      const result = await run({} as Transaction);
      if (update.mock.calls.length <= times) throw error;
      return result;
    },
  };
}

beforeEach(() => void update.mockClear());

it.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])('repeats a transaction after %s', async (code) => {
  expect(await runTransaction(update, losing(2, failing(code)))).toBe('done');
  expect(update).toHaveBeenCalledTimes(3);
});

it('gives up after five attempts', async () => {
  await expect(runTransaction(update, losing(9, failing('ECONNRESET')))).rejects.toThrow('ECONNRESET');
  expect(update).toHaveBeenCalledTimes(5);
});

it.each([14, 7, 'ENOENT'])('leaves %s to the SDK and the caller', async (code) => {
  await expect(runTransaction(update, losing(1, failing(code)))).rejects.toThrow(String(code));
  expect(update).toHaveBeenCalledTimes(1);
});
