import { type ComparedItem, MAX_COMPARED } from '@catalogue/contract/comparison-query';
import { useSyncExternalStore } from 'react';
import { comparedQuery, onComparedChange } from '../../data/catalogue/compared';
import { isCompared, toggleCompared } from '../../data/catalogue/toggle-compared';
import { LineDrawing } from '../../ui/icon';
import { notify } from '../../ui/notify';
import styles from './compare-button.module.css';

/** Texts of the button that compares a product. */
const texts = {
  add: 'Compare',
  product: (title: string) => `Compare ${title}`,
  full: (most: number) => `You can compare ${most} products. Take one out first.`,
} as const;

/** Two columns. */
const COLUMNS = 'M4 6h6v12H4V6Zm10 0h6v12h-6V6';

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
          <LineDrawing path={COLUMNS} size={22} />
        </span>
      )}
      <span className={styles.word}>{texts.add}</span>
    </button>
  );
}
