import { nextQueuedWrite } from '../../data/device-store/queued-writes';
import { isReachable } from '../../data/network/network-status';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { failureReason } from './failure-reason';
import { writesModule } from './firebase-modules';

export interface WriteReport {
  /** What was written, as people call it. */
  title: string;
  /** Message when the server has it; null when the screen shows its own. */
  successMessage?: string | null;
  /** SPEC's message for a failure; the reason follows it. */
  failureMessage?: string;
  /** What else to know, said with the message of a failure. */
  failureNote?: string;
  /** What else to know, said with the success message or with the one that it waits. */
  note?: string | undefined;
  /** What a person typed, by the name of its field: said when the write fails after its form was left. */
  typed?: Readonly<Record<string, string>>;
  /** Reverts the write; offered with the success message. */
  undo?: () => void;
  /** Opens the form with both versions after a conflict. */
  onOpen?: () => void;
}

/** A write without an answer by then counts as waiting. */
const TIMEOUT_MS = 4000;

const timeout = (): Promise<'waiting'> =>
  new Promise((resolve) => setTimeout(resolve, isReachable() ? TIMEOUT_MS : 0, 'waiting'));

/** A message that names what somebody typed stays as long as it takes to write it down. */
export const READING_MS = 120_000;

/**
 * Says once that a write waits on this device, and for what. Firestore does not settle writes without a network. Call it as the
 * write begins, before Firestore has it. `stored`: when a reload does not lose it any more. Resolves to whether the write had no outcome
 * in time.
 */
export async function notifyIfPending(
  write: Promise<unknown>,
  title: string,
  note?: string,
  stored: Promise<unknown> = storedByFirestore(),
): Promise<boolean> {
  const settled = write.then(
    () => 'settled',
    () => 'settled',
  );
  if (!(await isUnsettledInTime(write))) return false;
  if ((await Promise.race([settled, stored])) === 'settled') return false;
  void notify(joined(isReachable() ? ADMIN_TEXTS.waitsForServer(title) : ADMIN_TEXTS.waits(title), note));
  return true;
}

const isUnsettledInTime = (write: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    write.then(
      () => false,
      () => false,
    ),
    timeout().then(() => true),
  ]);

const storedByFirestore = (): Promise<unknown> =>
  nextQueuedWrite()
    .then(writesModule)
    .then(({ writesStored }) => writesStored());

/** The outcome of a reported write, or 'waiting' when it has none yet. */
export const raceWithTimeout = (reported: Promise<boolean>): Promise<boolean | 'waiting'> =>
  Promise.race([reported, timeout()]);

/**
 * Reports a write in toasts: that the server has it, or why not, or that it waits for the network. Resolves to whether the
 * server accepted it.
 */
export async function reportWrite(
  write: Promise<void>,
  { title, successMessage = ADMIN_TEXTS.saved, failureMessage, failureNote, note, typed, undo, onOpen }: WriteReport,
): Promise<boolean> {
  void notifyIfPending(write, title, note);
  const isLate = isUnsettledInTime(write);
  try {
    await write;
    if (successMessage !== null) {
      void notify(joined(successMessage, note), {
        kind: 'success',
        ...(undo && { action: { label: ADMIN_TEXTS.undo, run: undo } }),
      });
    }
    return true;
  } catch (error) {
    const isRefused = isWriteRefused(error);
    const reason = isRefused
      ? refusalReason(error, title, onOpen !== undefined)
      : ADMIN_TEXTS.notSaved(title, failureReason(error));
    const left = typed && (await isLate) ? ADMIN_TEXTS.typed(typed) : undefined;
    void notify(joined(failureMessage, reason, failureNote, left), {
      kind: 'failure',
      ...(left !== undefined && { duration: READING_MS }),
      ...(isRefused && onOpen && { action: { label: ADMIN_TEXTS.open, run: onOpen } }),
    });
    return false;
  }
}

const joined = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

/** Whether the security rules refused a write. By name: the class belongs to the Firebase chunk. */
export const isWriteRefused = (error: unknown): error is Error => error instanceof Error && error.name === 'WriteRefused';

/** Whether a refused write lost against somebody else's. Otherwise it is malformed, or the author has lost the right to write. */
export const isConflict = (refusal: Error): boolean => 'isConflict' in refusal && refusal.isConflict === true;

function refusalReason(error: Error, title: string, hasDraft: boolean): string {
  if (!isConflict(error)) return ADMIN_TEXTS.notTaken(title);
  return hasDraft ? ADMIN_TEXTS.refused(title) : ADMIN_TEXTS.overtaken(title);
}
