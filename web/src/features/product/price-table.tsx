import type { PriceBreak } from '@catalogue/contract/prices';
import { formatMoney } from '../../lib/format';
import { PRODUCT_TEXTS } from './product-texts';
import { PriceCalculator } from './deferred-parts';
import factStyles from './facts-table.module.css';
import styles from './price-table.module.css';

const texts = PRODUCT_TEXTS.prices;

export interface PriceTableProps {
  offer: { price: number | null; discountedPrice: number | null; priceBreaks: readonly PriceBreak[] };
  /** Smallest order in pieces. */
  minimum: number;
  /** Per cent; null: not stated. */
  gstRate: number | null;
}

const priceText = (price: number | null): string => (price === null ? texts.onRequest : formatMoney(price));

/** Unit prices by quantity, and a calculator for one quantity. */
export function PriceTable({ offer, minimum, gstRate }: PriceTableProps) {
  if (offer.priceBreaks.length === 0) return null;
  return (
    <section className={styles.prices} aria-labelledby="prices-title">
      <h2 id="prices-title" className={styles.heading}>
        {texts.label}
      </h2>
      <table className={factStyles.table} aria-labelledby="prices-title">
        <thead>
          <tr>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.perPiece}</th>
          </tr>
        </thead>
        <tbody>
          {offer.priceBreaks.map(({ from, price }) => (
            <tr key={from}>
              <td>{texts.from(from)}</td>
              <td className={styles.number}>{priceText(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PriceCalculator offer={offer} minimum={minimum} gstRate={gstRate} />
    </section>
  );
}
