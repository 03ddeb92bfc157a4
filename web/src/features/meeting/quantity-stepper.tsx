import { LIMITS } from '@catalogue/contract/limits';
import { Button } from '../../ui/button';
import { useFocusReplacement } from '../../ui/use-focus-replacement';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';

interface Props {
  /** Pieces in the basket; null while the product is not in it. */
  quantity: number | null;
  /** The basket takes no further product. */
  isFull: boolean;
  minimum: number;
  onChange: (quantity: number | null) => void;
}

/** Pieces of one step: small orders in tens, large ones in hundreds. */
const stepOf = (quantity: number): number => (quantity < 100 ? 10 : quantity < 1000 ? 50 : 100);

/** Adds the product to the basket with its smallest order, then changes the quantity. Below the smallest order, it is removed. */
export function QuantityStepper({ quantity, isFull, minimum, onChange }: Props) {
  const { expectReplacement, takeFocus } = useFocusReplacement();
  const replace = (next: number | null): void => {
    expectReplacement();
    onChange(next);
  };
  if (quantity === null && isFull) return <p className={styles.quiet}>{texts.full(LIMITS.orderLines)}</p>;
  if (quantity === null) {
    return (
      <Button ref={takeFocus} kind="primary" onClick={() => replace(minimum)}>
        {texts.add}
      </Button>
    );
  }
  const isSmallest = quantity <= minimum;
  return (
    <div className={styles.stepper}>
      <Button
        aria-label={isSmallest ? texts.remove : texts.fewer}
        onClick={() => (isSmallest ? replace(null) : onChange(Math.max(minimum, quantity - stepOf(quantity - 1))))}
      >
        −
      </Button>
      <output className={styles.pieces} aria-live="polite">
        {texts.pieces(quantity)}
      </output>
      <Button ref={takeFocus} aria-label={texts.more} onClick={() => onChange(quantity + stepOf(quantity))}>
        +
      </Button>
    </div>
  );
}
