import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionError } from './connection-error';
import { type Firestore, firestore, type Transaction } from './firestore';

const ATTEMPTS = 5;
const WAIT_MS = 100;

/**
 * Runs a transaction, and runs it again if it conflicted or its answer was lost: it must be idempotent. Firestore's SDK repeats only
 * after gRPC codes. Over REST, a broken connection has a code of Node.
 */
export async function runTransaction<Result>(
  update: (transaction: Transaction) => Promise<Result>,
  store: Pick<Firestore, 'runTransaction'> = firestore(),
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.runTransaction(update);
    } catch (error) {
      if (attempt === ATTEMPTS || !isConnectionError(error)) throw error;
      await wait(WAIT_MS * 2 ** (attempt - 1));
    }
  }
}

/**
 * Stores writes that may be repeated: deletions, documents set as a whole, and updates to fixed values. A transaction is repeated when
 * Firestore's answer is lost; a plain write is not.
 */
export const storeRepeatably = (write: (transaction: Transaction) => void): Promise<void> =>
  runTransaction((transaction) => {
    write(transaction);
    return Promise.resolve();
  });
