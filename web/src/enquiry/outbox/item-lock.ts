/**
 * Runs `work` under the lock of one item, shared by all tabs and the service worker. Never waits: `hasLock` is false
 * where another tab holds the lock or the browser has no Web Locks. The item's lease decides then.
 */
export function withItemLock<T>(id: string, work: (hasLock: boolean) => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work(false);
  return locks.request(`outbox/${id}`, { ifAvailable: true }, (lock) => work(lock !== null));
}
