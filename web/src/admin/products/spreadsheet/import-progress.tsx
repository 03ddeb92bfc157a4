import { Button } from '../../../ui/button';
import { Card, Row } from '../../../ui/layout';
import type { ProductStep } from '../../data/pending-writes/pending-write';
import { importProgress } from './import-write';
import type { Import } from './import-write';
import { SaveWrongRows } from './save-wrong-rows';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import styles from './spreadsheet.module.css';

interface Props {
  current: Import;
  isRunning: boolean;
  /** Why it stopped; null: it runs, or an earlier page load left it. */
  stopReason: string | null;
  onGoOn: () => void;
  onUndo: () => void;
  onClose: () => void;
}

/** How far an import is, what it could not write, and the ways on and back. */
export function ImportProgress({ current, isRunning, stopReason, onGoOn, onUndo, onClose }: Props) {
  const { total, written, waiting, conflicts, refused, keptCategories } = importProgress(current);
  const { wrong } = current;
  const isDone = waiting === 0;
  const progress = current.kind === 'undo' ? SPREADSHEET_TEXTS.undoing : SPREADSHEET_TEXTS.progress;
  const doneMessage = current.kind === 'undo' ? SPREADSHEET_TEXTS.undone : SPREADSHEET_TEXTS.done(written);
  return (
    <Card gap={3} className={styles.state}>
      <p role="status">
        <strong>{current.name}</strong>: {isDone ? doneMessage : progress(written, total)}
      </p>
      {!isDone && <progress value={written} max={total} aria-label={current.name} />}
      {!isDone && !isRunning && <p>{SPREADSHEET_TEXTS.paused(stopReason)}</p>}
      <UnwrittenSteps reason={SPREADSHEET_TEXTS.conflicts} steps={conflicts} />
      <UnwrittenSteps reason={SPREADSHEET_TEXTS.refused} steps={refused} />
      {keptCategories.length > 0 && (
        <p>{SPREADSHEET_TEXTS.keptCategories(keptCategories.map(({ title }) => title).join(', '))}</p>
      )}
      {current.skipped.length > 0 && (
        <>
          <p>{SPREADSHEET_TEXTS.skipped(current.skipped.length)}</p>
          <ul>
            {current.skipped.map(({ line, title, errors }) => (
              <li key={line}>
                {SPREADSHEET_TEXTS.leftOutLine(line, title)}:{' '}
                {errors.map(({ column, message }) => `${column}: ${message}`).join('; ')}
              </li>
            ))}
          </ul>
          {wrong && <SaveWrongRows wrongRows={() => wrong} />}
        </>
      )}
      <Row gap={3}>
        {!isDone && !isRunning && (
          <Button kind="primary" onClick={onGoOn}>
            {SPREADSHEET_TEXTS.goOn}
          </Button>
        )}
        {!isRunning && current.undo.length > 0 && <Button onClick={onUndo}>{SPREADSHEET_TEXTS.undo}</Button>}
        {!isRunning && (
          <Button kind="quiet" onClick={onClose}>
            {SPREADSHEET_TEXTS.dismiss}
          </Button>
        )}
      </Row>
    </Card>
  );
}

function UnwrittenSteps({ reason, steps }: { reason: string; steps: readonly ProductStep[] }) {
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
