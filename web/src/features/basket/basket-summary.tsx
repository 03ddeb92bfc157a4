import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { totalsOf } from '@catalogue/contract/prices';
import { formatPaise, formatWeekday } from '../../lib/format';
import { addProductionDays } from '../../lib/production-days';
import { priceOfLine } from './basket-content';
import { BASKET_TEXTS as texts } from './basket-texts';
import type { BasketLine } from './baskets';
import styles from './basket-page.module.css';
import { readWholeNumber } from '../../lib/read-whole-number';

interface Props {
  lines: readonly BasketLine[];
  productOf: (productId: string) => ProductSummary | undefined;
  now: number;
  holidays: ReadonlySet<string>;
}

/** Longest lead time of the lines in working days; null if one does not state it. */
function leadDaysOf({ lines, productOf }: Pick<Props, 'lines' | 'productOf'>): number | null {
  const days = lines.map(({ productId }) => productOf(productId)?.facets?.leadTime?.[1]);
  return days.includes(undefined) ? null : Math.max(...days.map((one) => one ?? 0));
}

/** What the basket costs before branding, GST by rate, and when all of it can leave. */
export function BasketSummary({ lines, productOf, now, holidays }: Props) {
  const pieces = lines.reduce((sum, { quantity }) => sum + (readWholeNumber(quantity) ?? 0), 0);
  const { sum, gst, open } = totalsOf(lines.map((line) => priceOfLine(line, productOf(line.productId))));
  const leadDays = leadDaysOf({ lines, productOf });
  return (
    <section className={styles.summary} aria-label={texts.summary}>
      <p className={styles.total}>{texts.total(lines.length, pieces)}</p>
      <dl className={styles.sums}>
        <dt>{texts.beforeGst}</dt>
        <dd>
          <strong>{open === lines.length ? texts.onRequest : formatPaise(sum)}</strong>
        </dd>
        {gst.map(({ rate, amount }) => (
          <div key={rate} className={styles.row}>
            <dt>{texts.gst(rate)}</dt>
            <dd>{formatPaise(amount)}</dd>
          </div>
        ))}
        {leadDays !== null && (
          <div className={styles.row}>
            <dt>{texts.dispatch}</dt>
            <dd>{formatWeekday(addProductionDays(now, leadDays, holidays))}</dd>
          </div>
        )}
      </dl>
      {open > 0 && <p className={styles.quiet}>{texts.open(open)}</p>}
      <p className={styles.quiet}>{texts.beforeBranding}</p>
    </section>
  );
}
