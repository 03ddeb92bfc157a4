import { isReachable } from '../../device/network-status';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';

export interface WriteReport {
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
const TIMEOUT_MS = 4000;

/** Resolves when a write that has not been answered counts as one that waits. */
const patience = (): Promise<'waiting'> =>
  new Promise((resolve) => setTimeout(resolve, isReachable() ? TIMEOUT_MS : 0, 'waiting'));

/** Says once that a write waits on this device, if it does. Firestore answers neither yes nor no while there is no network. */
export async function notifyIfPending(write: Promise<unknown>, title: string): Promise<void> {
  const settled = write.then(
    () => 'settled',
    () => 'settled',
  );
  if ((await Promise.race([settled, patience()])) === 'waiting') void notify(ADMIN_TEXTS.waits(title));
}

/** What became of a write that is followed: taken, not taken, or kept on this device until there is a network. */
export const raceWithTimeout = (followed: Promise<boolean>): Promise<boolean | 'waiting'> =>
  Promise.race([followed, patience()]);

/**
 * Follows a write that the screen already shows: says when the server has it, or why not, and that it waits while there is no
 * network. Resolves to whether it was taken.
 */
export async function reportWrite(
  write: Promise<void>,
  { title, done = ADMIN_TEXTS.saved, failed, undo, onOpen }: WriteReport,
): Promise<boolean> {
  void notifyIfPending(write, title);
  try {
    await write;
    if (done !== null) void notify(done, { kind: 'success', ...(undo && { action: { label: ADMIN_TEXTS.undo, run: undo } }) });
    return true;
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'WriteRefused';
    void notify(isRefused ? refusal(error, title, onOpen !== undefined) : (failed ?? ADMIN_TEXTS.notSaved(title)), {
      kind: 'failure',
      ...(isRefused && onOpen && { action: { label: ADMIN_TEXTS.open, run: onOpen } }),
    });
    return false;
  }
}

function refusal(error: Error, title: string, hasDraft: boolean): string {
  if (!('isConflict' in error) || error.isConflict !== true) return ADMIN_TEXTS.notTaken(title);
  return hasDraft ? ADMIN_TEXTS.refused(title) : ADMIN_TEXTS.overtaken(title);
}
