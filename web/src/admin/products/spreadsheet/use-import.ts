import type { Category } from '@catalogue/contract/entities/category';
import { useEffect, useState } from 'react';
import { cleanHtml } from '../../../lib/clean-html';
import { notify } from '../../../ui/notify';
import type { CsvTable } from '../../data/csv';
import { writesModule } from '../../data/firebase';
import { useAdminCategories } from '../../data/use-admin-categories';
import { undoJob } from '../batch/job';
import type { Job } from '../batch/job';
import { jobPort } from '../batch/job-port';
import { runJob } from '../batch/run-job';
import { allCategories, allProducts } from './all-products';
import type { CategoryNames } from './columns';
import { createCategories } from './create-categories';
import { importJob } from './import-job';
import { deleteJob, readJob, saveJob } from './job-store';
import { missingCategories, withNewCategories } from './missing-categories';
import { planImport } from './plan-import';
import type { ImportPlan } from './plan-import';
import { readTable } from './read-table';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';

/** A file that was read, and what its import would do. */
export interface PlannedImport {
  table: CsvTable;
  fileName: string;
  plan: ImportPlan;
  /** Category titles of the file that no category has. */
  missing: readonly { id: string; title: string }[];
  /** Whether the import creates them. */
  createsCategories: boolean;
  categories: CategoryNames;
  /** The server's categories when the file was read: a device's copy may be incomplete, and would call existing ones missing. */
  stored: CategoryNames;
  products: Awaited<ReturnType<typeof allProducts>>;
}

const namesOf = (categories: readonly Pick<Category, 'id' | 'title'>[]): CategoryNames => ({
  titleOf: (id) => categories.find((one) => one.id === id)?.title,
  idOf: (title) => categories.find((one) => one.title.toLowerCase() === title.toLowerCase())?.id,
});

/** Reads a file, plans its import, runs it in batches that survive a reload, and reverts it. */
export function useImport() {
  const { categories } = useAdminCategories();
  const [readCount, setReadCount] = useState<number | null>(null);
  const [planned, setPlanned] = useState<PlannedImport | null>(null);
  const [job, setJob] = useState<Job | null>(null);
  const [isRunning, setRunning] = useState(false);
  const names = namesOf(categories ?? []);

  useEffect(() => {
    void readJob().then(setJob);
  }, []);

  const readProducts = async () => {
    setReadCount(0);
    return allProducts(setReadCount).finally(() => setReadCount(null));
  };

  const plan = async (file: File): Promise<void> => {
    try {
      const reading = [readTable(file), readProducts(), allCategories(), writesModule()] as const;
      const [table, products, confirmed, { newId }] = await Promise.all(reading);
      const stored = namesOf(confirmed);
      const missing = missingCategories(table, stored).map((title) => ({ id: newId(), title }));
      const shared = { table, products, missing, stored, fileName: file.name };
      setPlanned({ ...shared, categories: stored, createsCategories: false, plan: planImport(table, products, stored) });
    } catch {
      void notify(SPREADSHEET_TEXTS.failed, { kind: 'failure' });
    }
  };

  const setCreatesCategories = (createsCategories: boolean): void => {
    if (!planned) return;
    const known = createsCategories ? withNewCategories(planned.stored, planned.missing) : planned.stored;
    const next = planImport(planned.table, planned.products, known);
    setPlanned({ ...planned, categories: known, createsCategories, plan: next });
  };

  const run = async (started: Job): Promise<void> => {
    setJob(started);
    setPlanned(null);
    setRunning(true);
    try {
      await saveJob(started);
      setJob(await runJob(started, await jobPort(started, saveJob), { onProgress: setJob }));
    } catch {
      // Without a network the job stays on the device, and the page offers to continue.
    } finally {
      setRunning(false);
    }
  };

  const start = async ({ plan: confirmed, fileName, missing, createsCategories }: PlannedImport): Promise<void> => {
    const { newId } = await writesModule();
    try {
      if (createsCategories) await createCategories(missing, categories ?? []);
    } catch {
      void notify(SPREADSHEET_TEXTS.categoriesFailed, { kind: 'failure' });
      return;
    }
    await run(importJob(confirmed, { name: fileName, at: Date.now() }, { newId, clean: cleanHtml }));
  };
  const undo = async (done: Job): Promise<void> => {
    const { newId } = await writesModule();
    await run(undoJob(done, Date.now(), newId));
  };
  const close = () => {
    setJob(null);
    void deleteJob();
  };

  return {
    ...{ names, readCount, readProducts, planned, job, isRunning, setCreatesCategories },
    ...{ plan, start, run, undo, close, cancel: () => setPlanned(null), isReady: categories !== undefined },
  };
}
