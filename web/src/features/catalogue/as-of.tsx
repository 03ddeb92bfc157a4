import { formatMoment } from '../../lib/format';
import styles from './as-of.module.css';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import { useCatalogueStatus } from '../../data/catalogue/hooks';

/** Shows the time of the last confirmation when the last check failed. */
export function AsOf() {
  const { state, asOf, stale } = useCatalogueStatus();
  if (!stale || state !== 'ready' || asOf === null) return null;
  return <p className={styles.asOf}>{CATALOGUE_TEXTS.asOf(formatMoment(asOf))}</p>;
}
