import { within } from '../../lib/within';

/** Browsers answer at once who holds a lock; one has been seen not to answer at all. */
const TIMEOUT_MS = 1_000;

/** `held` here; `busy`: another tab or the service worker holds it; `unknown`: no Web Locks here, or no answer. */
export type LockState = 'held' | 'busy' | 'unknown';

/** Runs `work` under a Web Lock shared by all tabs and the service worker, if it is free. Never queues for it. */
export async function withLock<T>(name: string, work: (lock: LockState) => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work('unknown');
  let release = (): void => undefined;
  let isLate = false;
  const answered = new Promise<LockState>((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock === null ? 'busy' : 'held');
        return lock === null || isLate ? undefined : new Promise<void>((end) => (release = end));
      })
      .catch(reject);
  });
  const state = await within(TIMEOUT_MS, answered).catch(() => 'unknown' as const);
  isLate = true;
  try {
    return await work(state);
  } finally {
    release();
  }
}

/**
 * Runs `work` under a Web Lock, after the tabs that queue for it; at once where the browser has no Web Locks or they do not answer. Rejects
 * when `signal` aborts before its turn.
 */
export async function queueForLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  const answers = await within(TIMEOUT_MS, locks.query()).then(
    () => true,
    () => false,
  );
  return answers ? locks.request(name, signal ? { signal } : {}, work) : work();
}
