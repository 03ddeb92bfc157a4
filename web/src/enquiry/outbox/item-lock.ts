/**
 * Runs `work` under the lock of one item, shared by all tabs and the service worker. It never waits: where another
 * holds the lock, or the browser has no locks, `work` learns that it is not alone and goes by the item's lease.
 */
export function withItemLock<T>(id: string, work: (alone: boolean) => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work(false);
  return locks.request(`outbox/${id}`, { ifAvailable: true }, (lock) => work(lock !== null));
}
