import { MAX_COMPARED, readComparison } from '@catalogue/contract/comparison-query';
import { PATHS } from '@catalogue/contract/paths';
import { useSyncExternalStore } from 'react';
import { comparedQuery, onComparedChange, setCompared } from '../../data/catalogue/compared';
import { LinkButton } from '../../ui/button';
import { focusHeading } from '../../ui/head';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { COMPARE_TEXTS as texts } from './compare-texts';
import styles from './compare-tray.module.css';

/** How many products are chosen for the comparison, and the way to it. */
export default function CompareTray() {
  const query = useSyncExternalStore(onComparedChange, comparedQuery, () => '');
  const { length } = readComparison(new URLSearchParams(query)).items;
  if (length === 0) return null;
  return (
    <section className={styles.tray} aria-label={texts.title} data-compare-tray>
      <p role="status">
        {texts.chosen(length, MAX_COMPARED)}
        {length === 1 && <span className={styles.hint}>{texts.oneMore}</span>}
      </p>
      {length > 1 && (
        <LinkButton small kind="primary" to={`${PATHS.compare}?${query}`}>
          {texts.open}
        </LinkButton>
      )}
      <IconButton
        label={texts.clear}
        onClick={() => {
          focusHeading();
          setCompared('');
        }}
      >
        <Icon name="close" />
      </IconButton>
    </section>
  );
}
