import { Button } from '../../../ui/button';
import { progressOf } from '../batch/job';
import type { Job } from '../batch/job';
import { COPY } from './copy';
import styles from './spreadsheet.module.css';

interface Props {
  job: Job;
  isRunning: boolean;
  onGoOn: () => void;
  onUndo: () => void;
  onClose: () => void;
}

/** How far an import is, what it could not write, and the ways on and back. */
export function JobState({ job, isRunning, onGoOn, onUndo, onClose }: Props) {
  const { total, written, waiting, refused } = progressOf(job);
  const isDone = waiting === 0;
  const progress = job.kind === 'undo' ? COPY.undoing : COPY.progress;
  const sentence = job.kind === 'undo' ? COPY.undone : COPY.done(written);
  return (
    <div className={styles.state}>
      <p role="status">
        <strong>{job.name}</strong>: {isDone ? sentence : progress(written, total)}
      </p>
      {!isDone && <progress value={written} max={total} aria-label={job.name} />}
      {!isDone && !isRunning && <p>{COPY.paused}</p>}
      {refused.length > 0 && (
        <>
          <p>{COPY.refused}</p>
          <ul>
            {refused.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </>
      )}
      {job.leftOut.length > 0 && (
        <>
          <p>{COPY.leftOut(job.leftOut.length)}</p>
          <ul>
            {job.leftOut.map(({ line, title, errors }) => (
              <li key={line}>
                {COPY.leftOutLine(line, title)}: {errors.map(({ column, message }) => `${column}: ${message}`).join('; ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        {!isDone && !isRunning && (
          <Button kind="primary" onClick={onGoOn}>
            {COPY.goOn}
          </Button>
        )}
        {isDone && job.undo.length > 0 && <Button onClick={onUndo}>{COPY.undo}</Button>}
        {isDone && (
          <Button kind="quiet" onClick={onClose}>
            {COPY.dismiss}
          </Button>
        )}
      </div>
    </div>
  );
}
