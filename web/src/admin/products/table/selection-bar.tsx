import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/dialogs';
import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import { isReachable } from '../../../device/network-status';
import { writesModule } from '../../data/firebase';
import { notifyIfPending } from '../../data/report-write';
import { progressOf, undoJob } from '../batch/job';
import type { Job, StepChange } from '../batch/job';
import { jobPort } from '../batch/job-port';
import { runJob } from '../batch/run-job';
import { PRODUCT_TEXTS } from '../product-texts';
import type { ProductRow } from '../../data/product-row';
import styles from './product-table.module.css';
import { selectionJob } from './selection-job';

interface Props {
  rows: readonly ProductRow[];
  categories: readonly Category[];
  onDone: () => void;
}

/** Firestore takes 500 writes at once: one batch is done, or waits for a network, as a whole. */
const AT_ONCE = 450;

/** What can be done to all ticked products at once; each can be taken back. */
export function SelectionBar({ rows, categories, onDone }: Props) {
  const { selection } = PRODUCT_TEXTS;
  const [busy, setBusy] = useState(false);

  const run = async (job: Job) => {
    setBusy(true);
    const running = jobPort(job, () => Promise.resolve()).then((port) => runJob(job, port, { batch: AT_ONCE }));
    void notifyIfPending(running, job.name);
    // By the time something is taken back, other rows may be ticked: those stay.
    const untick = () => job.kind !== 'undo' && onDone();
    // What waits for a network shows at once, so that its rows need no bar any more.
    if (!isReachable()) untick();
    try {
      const done = await running;
      const { refused } = progressOf(done);
      const sentence = refused.length === 0 ? selection.done(job.name) : selection.some(job.name, refused.length);
      const undo = async () => {
        const { newId } = await writesModule();
        await run(undoJob(done, Date.now(), newId));
      };
      void notify(job.kind === 'undo' ? ADMIN_TEXTS.undone : sentence, {
        kind: refused.length === 0 ? 'success' : 'failure',
        ...(job.kind !== 'undo' && { action: { label: ADMIN_TEXTS.undo, run: () => void undo() } }),
      });
      untick();
    } catch {
      void notify(selection.failed(job.name), { kind: 'failure' });
    } finally {
      setBusy(false);
    }
  };

  const apply = async (verb: string, change: StepChange) => {
    const name = selection.named(verb, rows.length);
    if (
      change.deleted &&
      !(await confirm({ title: ADMIN_TEXTS.sure, body: ADMIN_TEXTS.restorableMany, action: name, danger: true }))
    )
      return;
    const { newId } = await writesModule();
    await run(selectionJob(name, rows, change, Date.now(), newId));
  };

  return (
    <div className={styles.selection} role="group" aria-label={selection.count(rows.length)} aria-busy={busy}>
      <strong>{selection.count(rows.length)}</strong>
      <Button small busy={busy} onClick={() => void apply(selection.show, { live: true })}>
        {selection.show}
      </Button>
      <Button small busy={busy} onClick={() => void apply(selection.hide, { live: false })}>
        {selection.hide}
      </Button>
      <select
        aria-label={selection.move}
        value=""
        disabled={busy}
        className={styles.move}
        onChange={({ target }) => void apply(selection.moveVerb, { categoryId: target.value === 'none' ? null : target.value })}
      >
        <option value="" disabled>
          {selection.move}
        </option>
        <option value="none">{PRODUCT_TEXTS.none}</option>
        {categories.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <Button small kind="danger" busy={busy} onClick={() => void apply(selection.delete, { deleted: true })}>
        {selection.delete}
      </Button>
      <Button small kind="quiet" onClick={onDone}>
        {selection.none}
      </Button>
    </div>
  );
}
