import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { COPY } from './copy';
import styles from './keep-progress.module.css';
import { leaveBehind, pauseTaking, resumeTaking } from './take-along';
import { useKeepState } from './use-keep';

async function giveBack(): Promise<void> {
  if (await confirm(COPY.giveBackConfirm)) await leaveBehind();
}

/** How far it is, and what can be done about it. */
export function KeepProgress() {
  const { phase, pictures, bytes } = useKeepState();
  const isUnfinished = phase === 'running' || phase === 'paused' || phase === 'waiting' || phase === 'full';
  return (
    <section className={styles.card} aria-label={COPY.progress} data-phase={phase}>
      <p className={styles.phase} role="status">
        {COPY.phase[phase]}
      </p>
      {isUnfinished && (
        <progress className={styles.bar} aria-label={COPY.progress} max={Math.max(1, bytes.wanted)} value={bytes.here} />
      )}
      <p className={styles.detail}>
        {phase === 'behind'
          ? COPY.changed(pictures.wanted - pictures.here, bytes.wanted - bytes.here)
          : COPY.done(pictures.here, pictures.wanted, bytes.here)}
      </p>
      <div className={styles.actions}>
        {(phase === 'running' || phase === 'waiting') && <Button onClick={() => void pauseTaking()}>{COPY.pause}</Button>}
        {(phase === 'paused' || phase === 'full') && (
          <Button kind="primary" onClick={() => void resumeTaking()}>
            {COPY.resume}
          </Button>
        )}
        {phase === 'behind' && (
          <Button kind="primary" onClick={() => void resumeTaking()}>
            {COPY.update}
          </Button>
        )}
        <Button kind="quiet" onClick={() => void giveBack()}>
          {COPY.giveBack}
        </Button>
      </div>
    </section>
  );
}
