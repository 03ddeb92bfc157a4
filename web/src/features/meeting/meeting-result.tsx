import { Button } from '../../ui/button';
import { focusHeading } from '../../ui/head';
import { Stack } from '../../ui/layout';
import { notify } from '../../ui/notify';
import { UI_TEXTS } from '../../ui/ui-texts';
import type { MeetingMarks } from './meeting-marks';
import type { MeetingProduct } from './meeting-product';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';

interface Props {
  marks: MeetingMarks;
  productOf: (productId: string) => MeetingProduct | undefined;
  quantityOf: (productId: string, colour: string) => number | null;
  onAdd: (product: MeetingProduct) => void;
  /** Returns the function that undoes it. */
  onClear: () => () => void;
}

/** What the client liked in the last meeting, and what was noted: for the rep, after the PIN. */
export function MeetingResult({ marks, productOf, quantityOf, onAdd, onClear }: Props) {
  const rows = Object.entries(marks).flatMap(([id, mark]) => {
    const product = productOf(id);
    return product ? [{ product, mark }] : [];
  });
  function clear(): void {
    focusHeading();
    const action = { label: UI_TEXTS.toast.undo, run: onClear() };
    void notify(texts.cleared, { kind: 'information', action });
  }

  if (rows.length === 0) return null;
  return (
    <section className={styles.result} aria-labelledby="meeting-result">
      <h2 id="meeting-result" className={styles.resultTitle}>
        {texts.result}
      </h2>
      <Stack as="ul" gap={3}>
        {rows.map(({ product, mark }) => (
          <li key={product.id} className={styles.resultRow}>
            <span>
              <strong>{product.title}</strong>
              <br />
              <span className={styles.quiet}>
                {[mark.isLiked ? texts.liked : '', ...mark.notes].filter(Boolean).join(', ')}
              </span>
            </span>
            {quantityOf(product.id, '') === null && (
              <Button small aria-label={`${texts.add}: ${product.title}`} onClick={() => onAdd(product)}>
                {texts.add}
              </Button>
            )}
          </li>
        ))}
      </Stack>
      <div>
        <Button small kind="quiet" onClick={clear}>
          {texts.clearResult}
        </Button>
      </div>
    </section>
  );
}
