import { COPY } from './copy';
import styles from './space-meter.module.css';
import { useStorageSpace } from './use-keep';

/** Room used and left on this device. */
export function SpaceMeter() {
  const space = useStorageSpace();
  if (!space) return null;
  return (
    <section className={styles.space} aria-label={COPY.space.label}>
      <h2 className={styles.heading}>{COPY.space.label}</h2>
      <meter className={styles.meter} aria-label={COPY.space.label} min={0} max={space.used + space.left} value={space.used} />
      <p className={styles.numbers}>
        <span>{COPY.space.used(space.used)}</span>
        <span>{COPY.space.left(space.left)}</span>
      </p>
      <p className={styles.note}>{space.persisted ? COPY.space.kept : COPY.space.notKept}</p>
    </section>
  );
}
