import type { ComparedItem } from '@catalogue/contract/comparison-query';
import { MAX_COMPARED } from '@catalogue/contract/comparison-query';
import { useSyncExternalStore } from 'react';
import { comparedQuery, onComparedChange } from '../../data/catalogue/compared';
import { isCompared, toggleCompared } from '../../data/catalogue/toggle-compared';
import { Icon } from '../../ui/icon';
import { notify } from '../../ui/notify';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import styles from './compare-button.module.css';

const texts = CATALOGUE_TEXTS.compare;

interface Props extends ComparedItem {
  title: string;
  /** Pieces that the buyer asked for. */
  pieces: number | null;
  /** On a card: a phone shows only the box. */
  isOnCard?: boolean;
}

/** Adds a product to the comparison, or takes it out. */
export function CompareButton({ title, productId, options, pieces, isOnCard = false }: Props) {
  const query = useSyncExternalStore(onComparedChange, comparedQuery, () => '');
  return (
    <button
      type="button"
      className={[styles.button, isOnCard && styles.onCard].filter(Boolean).join(' ')}
      aria-pressed={isCompared({ productId, options }, query)}
      aria-label={texts.product(title)}
      onClick={() => {
        if (!toggleCompared({ productId, options }, pieces)) void notify(texts.full(MAX_COMPARED), { kind: 'information' });
      }}
    >
      <span className={styles.box} aria-hidden="true" />
      {isOnCard && (
        <span className={styles.icon}>
          <Icon name="compare" size={22} />
        </span>
      )}
      <span className={styles.word}>{texts.add}</span>
    </button>
  );
}
