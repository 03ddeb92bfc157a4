import { observable } from '../../lib/observable';

/** Number of writes of this page that a reload does not lose any more: this device has stored them. */
const kept = observable(0);

/** Counts a write as this device has stored it. */
export const countKept = (): void => kept.set(kept.get() + 1);

/** Resolves when this device has stored a write that begins now. Call it as the write begins. */
export function nextKeptWrite(): Promise<void> {
  const before = kept.get();
  return new Promise((resolve) => {
    const stop = kept.subscribe(() => {
      if (kept.get() === before) return;
      stop();
      resolve();
    });
  });
}
