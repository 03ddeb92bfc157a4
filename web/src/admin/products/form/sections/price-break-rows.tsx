import { LIMITS } from '@catalogue/contract/limits';
import { Button } from '../../../../ui/button';
import type { PriceBreakValues } from '../typed-facts';
import { FORM_TEXTS } from '../form-texts';
import type { ProductErrors } from '../product-values';
import { FieldRows, RowButton, RowField, useRows } from './rows';
import styles from './sections.module.css';

interface Props {
  rows: readonly PriceBreakValues[];
  errors: ProductErrors;
  onChange: (rows: PriceBreakValues[]) => void;
}

/** Prices per piece by quantity. Quantities rise and prices fall. */
export function PriceBreakRows({ rows, errors, onChange }: Props) {
  const texts = FORM_TEXTS.priceBreaks;
  const { listRef, change, add, remove } = useRows(rows, onChange);
  return (
    <FieldRows label={texts.title} error={errors.priceBreaks}>
      <div ref={listRef} className={styles.rows}>
        {rows.length === 0 && <p className={styles.text}>{texts.none}</p>}
        {rows.map(({ from, price }, index) => (
          <div key={index} data-row={index} className={[styles.row, styles.priceBreak].join(' ')}>
            <RowField
              label={texts.from(index + 1)}
              head={texts.heads.from}
              inputMode="numeric"
              value={from}
              error={errors[`priceBreaks.${index}.from`]}
              onChange={({ target }) => change(index, { from: target.value })}
            />
            <RowField
              label={texts.price(index + 1)}
              head={texts.heads.price}
              inputMode="decimal"
              placeholder={FORM_TEXTS.placeholders.priceBreakPrice}
              value={price}
              error={errors[`priceBreaks.${index}.price`]}
              onChange={({ target }) => change(index, { price: target.value })}
            />
            <RowButton label={texts.remove(index + 1)} onClick={() => remove(index)} />
          </div>
        ))}
        <Button small data-add disabled={rows.length >= LIMITS.priceBreaks} onClick={() => add({ from: '', price: '' })}>
          {texts.add}
        </Button>
      </div>
    </FieldRows>
  );
}
