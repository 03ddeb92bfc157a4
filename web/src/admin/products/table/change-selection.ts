import { newId } from '../../../lib/new-id';
import { observable } from '../../../lib/observable';
import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import { progressOf, undoOf } from '../../data/pending-writes/pending-write';
import type { PendingWrite, ProductStep } from '../../data/pending-writes/pending-write';
import { pendingWrites } from '../../data/pending-writes/pending-writes';
import type { ProductRow } from '../../data/product-row';
import { notifyIfPending } from '../../data/report-write';
import { PRODUCT_TEXTS } from '../product-texts';
import { isChanged } from './selection-write';

type Change = PendingWrite<ProductStep>;

/** A message that names products stays as long as they take to read. */
const NAMING_MS = 60_000;

/** Changes of many products of this page load that can be undone, oldest first; on their way, too. */
export const undoableChanges = observable<readonly Change[]>([]);

function addUndoable(change: Change): void {
  const others = undoableChanges.get().filter(({ id }) => id !== change.id);
  undoableChanges.set([...others, change].sort((one, other) => one.startedAt - other.startedAt));
}

const forget = ({ id }: Change): void => undoableChanges.set(undoableChanges.get().filter((one) => one.id !== id));

/**
 * Takes back a change of many products, also while it is on its way. `rowOf`: the row as shown; where it still has the values of the
 * change, it is taken back although the product was changed again since.
 */
export async function undoSelection(
  change: Change,
  rowOf: (id: string) => ProductRow | undefined = () => undefined,
): Promise<Change> {
  forget(change);
  // Firestore sends in order: what waits is written before its undo.
  const sent = change.steps.map((step) => (step.outcome === 'waiting' ? { ...step, outcome: 'written' as const } : step));
  const undo = undoOf({ ...change, steps: sent }, Date.now(), newId);
  const changes = new Map(change.steps.map((step) => [step.id, step.change]));
  const steps = undo.steps.map((step) => {
    const [row, changed] = [rowOf(step.id), changes.get(step.id)];
    return row !== undefined && changed !== undefined && !isChanged(row, changed) ? { ...step, base: row.revision } : step;
  });
  const undone = await changeSelection({ ...undo, steps });
  const { written, waiting } = progressOf(undone);
  // Nothing of it was sent: it can still be undone.
  if (written === 0 && waiting > 0) addUndoable(change);
  return undone;
}

/** Sends a change of the selected products and reports it, with undo. Resolves to the change as far as it got. */
export async function changeSelection(change: Change, isResumed = false): Promise<Change> {
  if (change.kind === 'selection') addUndoable(change);
  const sent = pendingWrites.send(change, { isResumed });
  if (!isResumed) void notifyIfPending(sent, change.name);
  const { write: done } = await sent;
  const isUndone = done.kind === 'selection' && !undoableChanges.get().some(({ id }) => id === done.id);
  // No message for a change that was undone meanwhile.
  if (isUndone && progressOf(done).written === done.steps.length) return done;
  if (!isUndone) rememberUndo(done);
  report(done);
  return done;
}

/** Reports a change that an earlier page load left. */
export function reportEarlier(done: Change): void {
  if (done.kind === 'selection') addUndoable(done);
  rememberUndo(done);
  report(done);
}

function rememberUndo(done: Change): void {
  if (progressOf(done).written === 0) forget(done);
  else undoableChanges.set(undoableChanges.get().map((one) => (one.id === done.id ? done : one)));
}

function report(done: Change): void {
  const { selection } = PRODUCT_TEXTS;
  const { conflicts, refused, waiting, written } = progressOf(done);
  const isDeletion = done.kind === 'selection' && done.steps.some(({ change }) => change.deleted === true);
  const failed = isDeletion ? [`${PRODUCT_TEXTS.deleteFailed}.`] : [];
  if (waiting > 0) {
    const action = { label: ADMIN_TEXTS.retry, run: () => void changeSelection(done, true) };
    void notify([...failed, selection.failed(done.name, written)].join(' '), { kind: 'failure', action });
    return;
  }
  const success = isDeletion ? `${PRODUCT_TEXTS.deleted} ${selection.inTrash(written)}` : selection.done(done.name);
  const message = done.kind === 'undo' ? ADMIN_TEXTS.undone : success;
  const failures = [
    ...(conflicts.length > 0 ? [selection.conflicts(namesOf(conflicts))] : []),
    ...(refused.length > 0 ? [selection.refused(namesOf(refused))] : []),
  ];
  const someFailed = [...failed, selection.some(done.name, conflicts.length + refused.length), ...failures];
  void notify(failures.length === 0 ? message : someFailed.join(' '), {
    kind: failures.length === 0 ? 'success' : 'failure',
    ...(failures.length > 0 && { duration: NAMING_MS }),
    ...(done.kind !== 'undo' && written > 0 && { action: { label: ADMIN_TEXTS.undo, run: () => void undoSelection(done) } }),
  });
}

const NAMED = 5;

/** 'DRK-01 Vertex Vacuum Flask, DRK-02 Pulse Bottle and 3 more' */
function namesOf(steps: readonly ProductStep[]): string {
  const names = steps.slice(0, NAMED).map(({ sku, title }) => (sku ? `${sku} ${title}` : title));
  return names.join(', ') + (steps.length > NAMED ? ` and ${steps.length - NAMED} more` : '');
}
