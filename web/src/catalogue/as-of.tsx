import { formatMoment } from '../lib/format';
import styles from './as-of.module.css';
import { COPY } from './copy';
import { useCatalogueStatus } from './hooks';

/** Says how old what is shown may be, when the server has not confirmed it. */
export function AsOf() {
  const { state, asOf, stale } = useCatalogueStatus();
  if (!stale || state !== 'ready' || asOf === null) return null;
  return <p className={styles.asOf}>{COPY.asOf(formatMoment(asOf))}</p>;
}
