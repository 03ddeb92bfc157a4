import { batchCalls } from './batch-calls';

/**
 * Lets concurrent callers share an attempt to take a lease, which costs a read. A shared attempt starts after each of its callers
 * has called. One of them gets the token, the others get null, as if another instance held the lease.
 */
export function singleFlight(acquire: () => Promise<string | null>): () => Promise<string | null> {
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
