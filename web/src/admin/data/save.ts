import { isReachable } from '../../device/network-status';
import { notify } from '../../ui/notify';
import { COPY } from '../copy';

export interface Saving {
  title: string;
  /** Sentence when the server has it; SPEC's where it has one; null: the screen says so itself. */
  done?: string | null;
  /** SPEC's sentence for a failure, where it has one. */
  failed?: string;
  /** Takes it back again. */
  undo?: () => void;
  /** Shows both versions where somebody else was first. */
  onOpen?: () => void;
}

/** A write that the server has not answered by then is one that waits for a network. */
const PATIENCE_MS = 4000;

/** Resolves when a write that has not been answered counts as one that waits. */
const patience = (): Promise<'waiting'> =>
  new Promise((resolve) => setTimeout(resolve, isReachable() ? PATIENCE_MS : 0, 'waiting'));

/** Says once that a write waits on this device, if it does. Firestore answers neither yes nor no while there is no network. */
export async function tellIfWaiting(write: Promise<unknown>, title: string): Promise<void> {
  const settled = write.then(
    () => 'settled',
    () => 'settled',
  );
  if ((await Promise.race([settled, patience()])) === 'waiting') void notify(COPY.waits(title));
}

/** What became of a write that is followed: taken, not taken, or kept on this device until there is a network. */
export const outcomeOf = (followed: Promise<boolean>): Promise<boolean | 'waiting'> => Promise.race([followed, patience()]);

/**
 * Follows a write that the screen already shows: says when the server has it, or why not, and that it waits while there is no
 * network. Resolves to whether it was taken.
 */
export async function follow(
  write: Promise<void>,
  { title, done = COPY.saved, failed, undo, onOpen }: Saving,
): Promise<boolean> {
  void tellIfWaiting(write, title);
  try {
    await write;
    if (done !== null) void notify(done, { kind: 'success', ...(undo && { action: { label: COPY.undo, run: undo } }) });
    return true;
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'WriteRefused';
    void notify(isRefused ? refusal(error, title, onOpen !== undefined) : (failed ?? COPY.notSaved(title)), {
      kind: 'failure',
      ...(isRefused && onOpen && { action: { label: COPY.open, run: onOpen } }),
    });
    return false;
  }
}

function refusal(error: Error, title: string, hasDraft: boolean): string {
  if (!('isConflict' in error) || error.isConflict !== true) return COPY.notTaken(title);
  return hasDraft ? COPY.refused(title) : COPY.overtaken(title);
}
