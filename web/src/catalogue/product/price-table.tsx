import { unitPriceAt, type PriceBreak } from '@catalogue/contract/prices';
import { useState } from 'react';
import { formatMoney } from '../../lib/format';
import { TextField } from '../../ui/field';
import { PRODUCT_TEXTS } from '../product-texts';
import factStyles from './facts-table.module.css';
import styles from './price-table.module.css';

const texts = PRODUCT_TEXTS.prices;

interface Props {
  offer: { price: number | null; discountedPrice: number | null; priceBreaks: readonly PriceBreak[] };
  /** Smallest order in pieces. */
  minimum: number;
  /** Per cent; null: not stated. */
  gstRate: number | null;
}

const priceText = (price: number | null): string => (price === null ? texts.onRequest : formatMoney(price));

/** Unit prices by quantity, and a calculator for one quantity. */
export function PriceTable({ offer, minimum, gstRate }: Props) {
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
      <Calculator offer={offer} minimum={minimum} gstRate={gstRate} />
    </section>
  );
}

function Calculator({ offer, minimum, gstRate }: Props) {
  const [typed, setTyped] = useState(String(minimum));
  const quantity = /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : null;
  const isTooFew = quantity !== null && quantity < minimum;
  const unit = quantity === null ? null : unitPriceAt(offer, quantity);
  return (
    <div className={styles.calculator}>
      <TextField
        label={texts.pieces}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={quantity === null ? texts.wholeNumber : isTooFew ? texts.tooFew(minimum) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {quantity !== null && !isTooFew && (
        <output className={styles.result}>
          {unit === null ? (
            texts.onRequest
          ) : (
            <>
              <span>{texts.each(formatMoney(unit))}</span>
              <strong>{formatMoney(unit * quantity)}</strong>
              {gstRate !== null && <span>{texts.plusGst(gstRate, formatMoney((unit * quantity * gstRate) / 100))}</span>}
            </>
          )}
        </output>
      )}
    </div>
  );
}
