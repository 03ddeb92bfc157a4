import { observable } from '../../lib/observable';

/** Number of writes that this page has handed to Firestore. */
const issued = observable(0);

/** Counts a write as Firestore gets it. Returns it. */
export function issue<Outcome>(write: Promise<Outcome>): Promise<Outcome> {
  issued.set(issued.get() + 1);
  return write;
}

/** Resolves when a write that begins now has been handed to Firestore: until then, a reload loses it. Call it as the write begins. */
export function nextIssuedWrite(): Promise<void> {
  const before = issued.get();
  return new Promise((resolve) => {
    const stop = issued.subscribe(() => {
      if (issued.get() === before) return;
      stop();
      resolve();
    });
  });
}
