import { isReachable } from '../../device/network-status';
import { notify } from '../../ui/notify';
import { COPY } from '../copy';

export interface Saving {
  title: string;
  /** Sentence when the server has it; SPEC's where it has one. */
  done?: string;
  /** SPEC's sentence for a failure, where it has one. */
  failed?: string;
  /** Takes it back again. */
  undo?: () => void;
  /** Shows both versions where somebody else was first. */
  onOpen?: () => void;
}

/** A write that the server has not answered by then is one that waits for a network. */
const PATIENCE_MS = 4000;

/** Says once that a write waits on this device, if it does. Firestore answers neither yes nor no while there is no network. */
export async function tellIfWaiting(write: Promise<unknown>, title: string): Promise<void> {
  const late = Symbol('late');
  const timer = new Promise<typeof late>((resolve) => setTimeout(resolve, isReachable() ? PATIENCE_MS : 0, late));
  const settled = write.then(
    () => undefined,
    () => undefined,
  );
  if ((await Promise.race([settled, timer])) === late) void notify(COPY.waits(title));
}

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
    void notify(done, { kind: 'success', ...(undo && { action: { label: COPY.undo, run: undo } }) });
    return true;
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'WriteRefused';
    void notify(isRefused ? COPY.refused(title) : (failed ?? COPY.notSaved(title)), {
      kind: 'failure',
      ...(isRefused && onOpen && { action: { label: COPY.open, run: onOpen } }),
    });
    return false;
  }
}
