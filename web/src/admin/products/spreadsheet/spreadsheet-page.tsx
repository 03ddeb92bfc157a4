import { useEffect, useState } from 'react';
import { cleanHtml } from '../../../lib/clean-html';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { writesModule } from '../../data/firebase';
import { downloadFile } from '../../data/download-file';
import { useAdminCategories } from '../../data/use-admin-categories';
import { undoJob } from '../batch/job';
import type { Job } from '../batch/job';
import { jobPort } from '../batch/job-port';
import { runJob } from '../batch/run-job';
import { allProducts } from './all-products';
import type { CategoryNames } from './columns';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import { importJob } from './import-job';
import { ImportProgress } from './import-progress';
import { deleteJob, saveJob, readJob } from './job-store';
import { PictureImport } from './picture-import';
import { planImport } from './plan-import';
import type { ImportPlan } from './plan-import';
import { ImportPreview } from './import-preview';
import styles from './spreadsheet.module.css';

interface Planned {
  plan: ImportPlan;
  name: string;
  /** When it was made: another file is another view. */
  at: number;
}

/** Products to a spreadsheet and back: export, dry run, import, undo. */
export default function SpreadsheetPage() {
  const { categories } = useAdminCategories();
  const [read, setRead] = useState<number | null>(null);
  const [planned, setPlanned] = useState<Planned | null>(null);
  const [job, setJob] = useState<Job | null>(null);
  const [running, setRunning] = useState(false);
  const names: CategoryNames = {
    titleOf: (id) => categories?.find((one) => one.id === id)?.title,
    idOf: (title) => categories?.find((one) => one.title.toLowerCase() === title.toLowerCase())?.id,
  };

  useEffect(() => {
    void readJob().then(setJob);
  }, []);

  const withProducts = async (work: (products: Awaited<ReturnType<typeof allProducts>>) => Promise<void>) => {
    setRead(0);
    try {
      await work(await allProducts(setRead));
    } catch {
      void notify(SPREADSHEET_TEXTS.failed, { kind: 'failure' });
    } finally {
      setRead(null);
    }
  };

  const save = () =>
    withProducts(async (products) => {
      const { exportProducts } = await import('./export-products');
      downloadFile('products.csv', exportProducts(products, names));
    });

  const look = (file: File | undefined) =>
    file &&
    withProducts(async (products) => {
      const { readCsv } = await import('../../data/csv');
      setPlanned({ plan: planImport(readCsv(await file.text()), products, names), name: file.name, at: Date.now() });
    });

  const run = async (started: Job) => {
    setJob(started);
    setPlanned(null);
    setRunning(true);
    try {
      await saveJob(started);
      setJob(await runJob(started, await jobPort(started, saveJob), { onProgress: setJob }));
    } catch {
      // The network went: the job stays on the device, and the page says how to go on.
    } finally {
      setRunning(false);
    }
  };

  const start = async ({ plan, name }: Planned) => {
    const { newId } = await writesModule();
    await run(importJob(plan, { name, at: Date.now() }, { newId, clean: cleanHtml }));
  };
  const undo = async (done: Job) => {
    const { newId } = await writesModule();
    await run(undoJob(done, Date.now(), newId));
  };

  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h2 className={styles.heading}>{SPREADSHEET_TEXTS.exportTitle}</h2>
        <p className={styles.text}>{SPREADSHEET_TEXTS.exportText}</p>
        <Button busy={read !== null} disabled={categories === undefined} onClick={() => void save()}>
          {SPREADSHEET_TEXTS.export}
        </Button>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{SPREADSHEET_TEXTS.importTitle}</h2>
        <p className={styles.text}>{SPREADSHEET_TEXTS.importText}</p>
        <label className={styles.file}>
          <strong>{SPREADSHEET_TEXTS.file}</strong>
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={categories === undefined || running}
            onChange={(event) => {
              void look(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        {read !== null && <p role="status">{SPREADSHEET_TEXTS.reading(read)}</p>}
        {planned && (
          <ImportPreview
            key={planned.at}
            plan={planned.plan}
            categories={names}
            onStart={() => void start(planned)}
            onCancel={() => setPlanned(null)}
          />
        )}
        {job && planned === null && (
          <ImportProgress
            job={job}
            isRunning={running}
            onGoOn={() => void run(job)}
            onUndo={() => void undo(job)}
            onClose={() => {
              setJob(null);
              void deleteJob();
            }}
          />
        )}
      </section>
      <PictureImport />
    </div>
  );
}
