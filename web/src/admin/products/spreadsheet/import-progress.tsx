import { Button } from '../../../ui/button';
import { progressOf } from '../batch/job';
import type { Job, Step } from '../batch/job';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import styles from './spreadsheet.module.css';

interface Props {
  job: Job;
  isRunning: boolean;
  /** Why it stopped; null: it runs, or an earlier page load left it. */
  stopReason: string | null;
  onGoOn: () => void;
  onUndo: () => void;
  onClose: () => void;
}

/** How far an import is, what it could not write, and the ways on and back. */
export function ImportProgress({ job, isRunning, stopReason, onGoOn, onUndo, onClose }: Props) {
  const { total, written, waiting, conflicts, refused, keptCategories } = progressOf(job);
  const isDone = waiting === 0;
  const progress = job.kind === 'undo' ? SPREADSHEET_TEXTS.undoing : SPREADSHEET_TEXTS.progress;
  const doneMessage = job.kind === 'undo' ? SPREADSHEET_TEXTS.undone : SPREADSHEET_TEXTS.done(written);
  return (
    <div className={styles.state}>
      <p role="status">
        <strong>{job.name}</strong>: {isDone ? doneMessage : progress(written, total)}
      </p>
      {!isDone && <progress value={written} max={total} aria-label={job.name} />}
      {!isDone && !isRunning && <p>{SPREADSHEET_TEXTS.paused(stopReason)}</p>}
      <UnwrittenSteps reason={SPREADSHEET_TEXTS.conflicts} steps={conflicts} />
      <UnwrittenSteps reason={SPREADSHEET_TEXTS.refused} steps={refused} />
      {keptCategories.length > 0 && (
        <p>{SPREADSHEET_TEXTS.keptCategories(keptCategories.map(({ title }) => title).join(', '))}</p>
      )}
      {job.skipped.length > 0 && (
        <>
          <p>{SPREADSHEET_TEXTS.skipped(job.skipped.length)}</p>
          <ul>
            {job.skipped.map(({ line, title, errors }) => (
              <li key={line}>
                {SPREADSHEET_TEXTS.leftOutLine(line, title)}:{' '}
                {errors.map(({ column, message }) => `${column}: ${message}`).join('; ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        {!isDone && !isRunning && (
          <Button kind="primary" onClick={onGoOn}>
            {SPREADSHEET_TEXTS.goOn}
          </Button>
        )}
        {isDone && job.undo.length > 0 && <Button onClick={onUndo}>{SPREADSHEET_TEXTS.undo}</Button>}
        {isDone && (
          <Button kind="quiet" onClick={onClose}>
            {SPREADSHEET_TEXTS.dismiss}
          </Button>
        )}
      </div>
    </div>
  );
}

function UnwrittenSteps({ reason, steps }: { reason: string; steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <>
      <p>{reason}</p>
      <ul>
        {steps.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}
