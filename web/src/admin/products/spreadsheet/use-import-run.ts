import { useEffect, useSyncExternalStore } from 'react';
import { newId } from '../../../lib/new-id';
import { observable } from '../../../lib/observable';
import { failureReason } from '../../data/failure-reason';
import { writePort } from '../../data/pending-writes/pending-writes';
import { runWrite, settleSent } from '../../data/pending-writes/run-write';
import { deleteEmptyCategories } from './import-categories';
import { importProgress, undoImport } from './import-write';
import type { Import } from './import-write';
import * as v from 'valibot';
import { read, remove, write } from '../../../data/device-store/database';
import { ownKey } from '../../../data/device-store/own-keys';
import { parseWrite, type PendingWrite, type ProductStep } from '../../data/pending-writes/pending-write';

const key = (): string => ownKey('import');

const ofImport = v.object({
  skipped: v.array(
    v.object({
      line: v.number(),
      title: v.string(),
      errors: v.array(v.object({ column: v.string(), message: v.string() })),
    }),
  ),
  wrong: v.optional(v.nullable(v.object({ header: v.array(v.string()), rows: v.array(v.array(v.string())) })), null),
  categories: v.array(v.object({ id: v.string(), title: v.string(), outcome: v.picklist(['waiting', 'written', 'refused']) })),
});

/** The import that is on its way or can still be undone, if this device keeps one. */
async function readImport(): Promise<Import | null> {
  const stored = await read('settings', key());
  const [started, parsed] = [parseWrite(stored), v.safeParse(ofImport, stored)];
  return started && parsed.success ? { ...(started as PendingWrite<ProductStep>), ...parsed.output } : null;
}

const saveImport = (current: PendingWrite): Promise<boolean> => write('settings', key(), current);
const deleteImport = (): Promise<boolean> => remove('settings', key());

interface ImportRun {
  current: Import | null;
  isRunning: boolean;
  /** Why the import stopped on the way. */
  stopReason: string | null;
}

/** The import goes on while staff look at another screen. */
const importRun = observable<ImportRun>({ current: null, isRunning: false, stopReason: null });
const update = (change: Partial<ImportRun>): void => importRun.set({ ...importRun.get(), ...change });

async function writeImport(started: Import): Promise<void> {
  update({ current: started });
  await saveImport(started);
  const onProgress = (current: Import) => update({ current });
  const done = await runWrite(started, await writePort(started, saveImport), { onProgress });
  update({ current: done });
  if (importProgress(done).waiting === 0) return;
  const finished = { ...done, categories: await deleteEmptyCategories(done.categories) };
  await saveImport(finished);
  update({ current: finished });
}

/** Of a stopped import, the rows that were on their way may be written without an answer. */
async function revert(done: Import): Promise<void> {
  const settled = await settleSent(done, await writePort(done, saveImport));
  await writeImport(undoImport(settled, Date.now(), newId));
}

async function runUntilStopped(work: () => Promise<void>): Promise<void> {
  update({ isRunning: true, stopReason: null });
  try {
    await work();
  } catch (error) {
    // It stays on the device, and the page offers to continue.
    update({ stopReason: failureReason(error) });
  } finally {
    update({ isRunning: false });
  }
}

/** Shows the import that an earlier page load left, unless one runs. */
async function restoreImport(): Promise<void> {
  const stored = await readImport();
  if (!importRun.get().isRunning) update({ current: stored });
}

/** Runs an import in batches that survive a reload, and reverts it. `onStart` is called at the start of each run. */
export function useImportRun(onStart: () => void) {
  const state = useSyncExternalStore(importRun.subscribe, importRun.get);
  useEffect(() => void restoreImport(), []);

  const run = (started: Import): Promise<void> => {
    onStart();
    return runUntilStopped(() => writeImport(started));
  };
  const undo = (done: Import): Promise<void> => {
    onStart();
    return runUntilStopped(() => revert(done));
  };
  const close = (): void => {
    update({ current: null, stopReason: null });
    void deleteImport();
  };

  return { ...state, run, undo, close };
}
