import { observable } from '../../lib/observable';

/** Number of writes that this page has handed to Firestore. */
const queued = observable(0);

/** Counts a write as Firestore gets it. Returns it. */
export function countQueued<Outcome>(write: Promise<Outcome>): Promise<Outcome> {
  queued.set(queued.get() + 1);
  return write;
}

/** Resolves when a write that begins now has been handed to Firestore: until then, a reload loses it. Call it as the write begins. */
export function nextQueuedWrite(): Promise<void> {
  const before = queued.get();
  return new Promise((resolve) => {
    const stop = queued.subscribe(() => {
      if (queued.get() === before) return;
      stop();
      resolve();
    });
  });
}
