import { useEffect, useState } from 'react';
import { failureReason } from '../../data/failure-reason';
import { writesModule } from '../../data/firebase';
import { writePort } from '../../data/pending-writes/pending-writes';
import { runWrite } from '../../data/pending-writes/run-write';
import { deleteEmptyCategories } from './import-categories';
import { importProgress, undoImport } from './import-write';
import type { Import } from './import-write';
import { deleteImport, readImport, saveImport } from './stored-import';

/** Runs an import in batches that survive a reload, and reverts it. `onStart` is called at the start of each run. */
export function useImportRun(onStart: () => void) {
  const [current, setCurrent] = useState<Import | null>(null);
  const [isRunning, setRunning] = useState(false);
  /** Why the import stopped on the way. */
  const [stopReason, setStopReason] = useState<string | null>(null);

  useEffect(() => {
    void readImport().then(setCurrent);
  }, []);

  const run = async (started: Import): Promise<void> => {
    setCurrent(started);
    onStart();
    setRunning(true);
    setStopReason(null);
    try {
      await saveImport(started);
      const done = await runWrite(started, await writePort(started, saveImport), { onProgress: setCurrent });
      setCurrent(done);
      if (importProgress(done).waiting > 0) {
        const finished = { ...done, categories: await deleteEmptyCategories(done.categories) };
        await saveImport(finished);
        setCurrent(finished);
      }
    } catch (error) {
      // It stays on the device, and the page offers to continue.
      setStopReason(failureReason(error));
    } finally {
      setRunning(false);
    }
  };
  const undo = async (done: Import): Promise<void> => {
    const { newId } = await writesModule();
    await run(undoImport(done, Date.now(), newId));
  };
  const close = (): void => {
    setCurrent(null);
    void deleteImport();
  };

  return { current, isRunning, stopReason, run, undo, close };
}
