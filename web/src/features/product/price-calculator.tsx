import { unitPriceAt } from '@catalogue/contract/prices';
import { useRef, useState } from 'react';
import { formatMoney } from '../../lib/format';
import { TextField } from '../../ui/field';
import { useTypedText } from '../../ui/use-typed-text';
import { PRODUCT_TEXTS } from './product-texts';
import type { PriceTableProps } from './price-table';
import styles from './price-table.module.css';

const texts = PRODUCT_TEXTS.prices;

/** Price of a quantity that the visitor types. */
export function PriceCalculator({ offer, minimum, gstRate }: PriceTableProps) {
  const [typed, setTyped] = useState(String(minimum));
  const input = useRef<HTMLInputElement>(null);
  useTypedText(input, String(minimum), setTyped);
  const quantity = /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : null;
  const isTooFew = quantity !== null && quantity < minimum;
  const unit = quantity === null ? null : unitPriceAt(offer, quantity);
  return (
    <div className={styles.calculator}>
      <TextField
        ref={input}
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
