import { productPath } from '@catalogue/contract/paths';
import { LIMITS } from '@catalogue/contract/limits';
import { Link } from '../../router/link';
import { formatMoney } from '../../lib/format';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { changeLine, removeLine, type BasketLine } from './basket';
import { BASKET_TEXTS as texts } from './basket-texts';
import styles from './basket-page.module.css';

interface Props {
  line: BasketLine;
  warnings: readonly string[];
}

/** One product of the basket: its quantity, branding and note, and what to know before sending. */
export function BasketLineCard({ line, warnings }: Props) {
  const { key, title, option, price } = line;
  const bind = (field: 'quantity' | 'branding' | 'note', maxLength: number) => ({
    label: texts[field],
    value: line[field],
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => void changeLine(key, { [field]: target.value }),
  });
  return (
    <article className={styles.line} aria-label={option === '' ? title : `${title}, ${option}`}>
      <header className={styles.lineHead}>
        <h3 className={styles.lineTitle}>
          <Link to={productPath(line.productId)}>{title}</Link>
        </h3>
        <Button small kind="quiet" aria-label={texts.removeNamed(title)} onClick={() => void removeLine(key)}>
          {texts.remove}
        </Button>
      </header>
      <p className={styles.quiet}>
        {[option, price === null ? texts.onRequest : texts.each(formatMoney(price))].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.lineFields}>
        <TextField {...bind('quantity', 12)} inputMode="numeric" />
        <TextField {...bind('branding', LIMITS.lineText)} />
        <div className={styles.wide}>
          <TextField {...bind('note', LIMITS.lineNote)} />
        </div>
      </div>
      {warnings.length > 0 && (
        <ul role="status" className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
