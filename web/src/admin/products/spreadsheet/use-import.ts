import type { Category } from '@catalogue/contract/entities/category';
import { useEffect, useState } from 'react';
import { cleanHtml } from '../../../lib/clean-html';
import { notify } from '../../../ui/notify';
import { failureReason } from '../../data/failure-reason';
import { writesModule } from '../../data/firebase';
import { useAdminCategories } from '../../data/use-admin-categories';
import { writePort } from '../../data/pending-writes/write-port';
import { runWrite } from '../../data/pending-writes/run-write';
import { allCategories, allProducts } from './all-products';
import type { CategoryNames } from './columns';
import { createCategories, deleteEmptyCategories } from './import-categories';
import { importOf, importProgress, undoImport } from './import-write';
import type { Import } from './import-write';
import { deleteImport, readImport, saveImport } from './stored-import';
import { usedCategories } from './missing-categories';
import { choicesFor, planFile } from './plan-file';
import type { ImportChoices, ImportSource, PlannedImport } from './plan-file';
import { readFile, UnreadableFile } from './read-file';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';

const namesOf = (categories: readonly Pick<Category, 'id' | 'title'>[]): CategoryNames => ({
  titleOf: (id) => categories.find((one) => one.id === id)?.title,
  idOf: (title) => categories.find((one) => one.title.toLowerCase() === title.toLowerCase())?.id,
});

/** Reads a file, plans its import, runs it in batches that survive a reload, and reverts it. */
export function useImport() {
  const { categories } = useAdminCategories();
  const [readCount, setReadCount] = useState<number | null>(null);
  const [planned, setPlanned] = useState<PlannedImport | null>(null);
  /** Why the chosen file was not planned. */
  const [problem, setProblem] = useState<string | null>(null);
  const [current, setCurrent] = useState<Import | null>(null);
  const [isRunning, setRunning] = useState(false);
  /** Why the import stopped on the way. */
  const [stopReason, setStopReason] = useState<string | null>(null);
  const names = namesOf(categories ?? []);

  useEffect(() => {
    void readImport().then(setCurrent);
  }, []);

  const readProducts = async () => {
    setReadCount(0);
    return allProducts(setReadCount).finally(() => setReadCount(null));
  };

  const plan = async (chosen: File): Promise<void> => {
    setPlanned(null);
    setProblem(null);
    try {
      const file = await readFile(chosen);
      const [products, confirmed, { newId }] = await Promise.all([readProducts(), allCategories(), writesModule()]);
      const titles = confirmed.map(({ title }) => title);
      const source: ImportSource = { file, products, stored: namesOf(confirmed), titles, newId };
      setPlanned(planFile(source, choicesFor(file)));
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : SPREADSHEET_TEXTS.unprepared(failureReason(error)));
    }
  };

  const choose = (choices: ImportChoices): void => setPlanned((current) => current && planFile(current.source, choices));

  const run = async (started: Import): Promise<void> => {
    setCurrent(started);
    setPlanned(null);
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

  const start = async ({ plan: confirmed, source, choices, missing }: PlannedImport): Promise<void> => {
    const created = choices.createsCategories ? usedCategories(missing, confirmed.rows) : [];
    try {
      await createCategories(created, categories ?? []);
    } catch (error) {
      void notify(SPREADSHEET_TEXTS.categoriesFailed(failureReason(error)), { kind: 'failure' });
      return;
    }
    const port = { newId: source.newId, clean: cleanHtml, categories: created };
    await run(importOf(confirmed, { name: source.file.name, at: Date.now() }, port));
  };
  const undo = async (done: Import): Promise<void> => {
    const { newId } = await writesModule();
    await run(undoImport(done, Date.now(), newId));
  };
  const close = () => {
    setCurrent(null);
    void deleteImport();
  };

  return {
    ...{ names, readCount, readProducts, planned, problem, current, isRunning, stopReason, choose },
    ...{ plan, start, run, undo, close, cancel: () => setPlanned(null), isReady: categories !== undefined },
  };
}
