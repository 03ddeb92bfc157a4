import type { Order } from '@catalogue/contract/entities/stored-lead';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { formatIsoDay, formatMoney } from '../../lib/format';
import { plural } from '../../lib/plural';
import { AskedProduct } from './asked-product';
import { LEAD_TEXTS } from './lead-texts';
import styles from './order-lines.module.css';

const { basket: texts } = LEAD_TEXTS;

/** The products of an enquiry basket with pictures, their total, and what was said about the whole. */
export function OrderLines({ order, lines }: { order: Order; lines: readonly OrderLine[] }) {
  const pieces = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const value = lines.reduce((sum, { quantity, price }) => sum + (quantity ?? 0) * (price ?? 0), 0);
  const about = [
    order.neededBy ? texts.neededBy(formatIsoDay(order.neededBy)) : '',
    order.budget === undefined || order.budget === null ? '' : texts.budget(formatMoney(order.budget)),
    order.pincode ? texts.pincode(order.pincode) : '',
  ];
  return (
    <div className={styles.basket}>
      <ol className={styles.lines} aria-label={texts.title}>
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            {line.productId === null ? <strong>{line.title}</strong> : <AskedProduct id={line.productId} title={line.title} />}
            <span className={styles.facts}>{factsOf(line)}</span>
            {line.note !== '' && <span>{line.note}</span>}
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        {[plural(lines.length, 'product'), texts.pieces(pieces), value > 0 ? texts.value(formatMoney(value)) : '', ...about]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

const factsOf = ({ quantity, option, branding, sku, price }: OrderLine): string =>
  [
    quantity === null ? texts.noQuantity : texts.pieces(quantity),
    option,
    branding,
    sku,
    price === null ? '' : texts.each(formatMoney(price)),
  ]
    .filter(Boolean)
    .join(' · ');
