import { productPath } from '@catalogue/contract/paths';
import { LIMITS } from '@catalogue/contract/limits';
import { Link } from '../../router/link';
import { formatMoney } from '../../lib/format';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { notify } from '../../ui/notify';
import { addLine, changeLine, currentBasket, removeLine } from './basket';
import { BASKET_TEXTS as texts } from './basket-texts';
import type { BasketLine } from './baskets';
import styles from './basket-page.module.css';

interface Props {
  line: BasketLine;
  warnings: readonly string[];
}

const priceText = (price: number | null | undefined): string => {
  if (price === undefined) return '';
  return price === null ? texts.onRequest : texts.each(formatMoney(price));
};

/** One line of the basket: quantity, branding, note and warnings. */
export function BasketLineCard({ line, warnings }: Props) {
  const { key, title, option, price } = line;
  const bind = (field: 'quantity' | 'branding' | 'note', maxLength: number) => ({
    label: texts[field],
    value: line[field],
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => void changeLine(key, { [field]: target.value }),
  });
  function remove(): void {
    const index = currentBasket().lines.findIndex((one) => one.key === key);
    void removeLine(key);
    const action = { label: texts.undo, run: () => void addLine(line, index) };
    void notify(texts.removed(title), { kind: 'information', action });
  }

  return (
    <article className={styles.line} aria-label={option === '' ? title : `${title}, ${option}`}>
      <header className={styles.lineHead}>
        <h3 className={styles.lineTitle}>
          <Link to={productPath(line.productId)}>{title}</Link>
        </h3>
        <Button small kind="quiet" aria-label={texts.removeNamed(title)} onClick={remove}>
          {texts.remove}
        </Button>
      </header>
      <p className={styles.quiet}>{[option, priceText(price)].filter(Boolean).join(' · ')}</p>
      <div className={styles.lineFields}>
        <TextField {...bind('quantity', 12)} inputMode="numeric" />
        <TextField {...bind('branding', LIMITS.lineText)} />
        <div className={styles.wide}>
          <TextField {...bind('note', LIMITS.lineNote)} />
        </div>
      </div>
      {warnings.length > 0 && (
        <Notice kind="warning">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </article>
  );
}
