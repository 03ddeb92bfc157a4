import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot, Transaction } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { batchCalls } from './batch-calls';
import { LeaseLost } from './publish-port';
import { snapshotsReference } from './snapshot-store';

/** Longer than a page takes. After a crash, the next publisher waits this long. */
const LEASE_MS = 60_000;

export const LEASE_ID = 'lease';
const leaseReference = () => snapshotsReference().doc(LEASE_ID);

interface Lease {
  token: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const leaseOf = (document: DocumentSnapshot): Lease => (document.data() as Lease | undefined) ?? { token: null, expiresAt: 0 };

/** Throws LeaseLost unless the token holds the lease. */
export async function assertLease(transaction: Transaction, token: string): Promise<void> {
  const lease = leaseOf(await transaction.get(leaseReference()));
  if (lease.token !== token) throw new LeaseLost();
}

const isFree = ({ token, expiresAt }: Lease): boolean => token === null || expiresAt < Date.now();

/** Token of the lease; null while another publisher holds it. */
export async function acquireLease(): Promise<string | null> {
  // A plain read first: most calls of a burst find the lease held, and must not contend for it.
  if (!isFree(leaseOf(await leaseReference().get()))) return null;
  return runTransaction(async (transaction) => {
    if (!isFree(leaseOf(await transaction.get(leaseReference())))) return null;
    const token = randomUUID();
    extendLease(transaction, token);
    return token;
  });
}

/** Lets the lease expire LEASE_MS from now. The caller has checked it in the same transaction. */
export function extendLease(transaction: Transaction, token: string): void {
  transaction.set(leaseReference(), { token, expiresAt: Date.now() + LEASE_MS });
}

const setLease = (token: string, lease: Lease): Promise<void> =>
  runTransaction(async (transaction) => {
    await assertLease(transaction, token);
    transaction.set(leaseReference(), lease);
  });

export const renewLease = (token: string): Promise<void> => setLease(token, { token, expiresAt: Date.now() + LEASE_MS });

/** Frees the lease, unless another publisher has it. */
export async function releaseLease(token: string): Promise<void> {
  try {
    await setLease(token, { token: null, expiresAt: 0 });
  } catch (cause) {
    if (!(cause instanceof LeaseLost)) throw cause;
  }
}

/**
 * Lets concurrent callers share an attempt to take a lease, which costs a read. A shared attempt starts after each of its callers
 * has called. One of them gets the token, the others get null, as if another instance held the lease.
 */
export function batchAcquire(acquire: () => Promise<string | null>): () => Promise<string | null> {
  const attempt = batchCalls<symbol, { winner: symbol | undefined; token: string | null }>(async ([winner]) => ({
    winner,
    token: await acquire(),
  }));
  return async () => {
    const caller = Symbol('caller');
    const { winner, token } = await attempt(caller);
    return winner === caller ? token : null;
  };
}
