import { useState } from 'react';
import { formatMoney } from '../../../lib/format';
import { RadioGroup, SelectField } from '../../../ui/choice-field';
import { TextField } from '../../../ui/field';
import { Stack } from '../../../ui/layout';
import type { ProductRow } from '../../data/product-row';
import { useRowDetails } from '../../data/use-row-details';
import { QueryStatus } from '../../ui/query-status';
import type { ProductChange } from '../../data/pending-writes/pending-write';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './product-table-page.module.css';
import { ChangeDialog, type BulkDialogProps } from './change-dialog';
import { ChangePreview } from './change-preview';
import { keepsRatio, PRICE_MODES, priceChange, readPriceChange, ROUNDINGS } from './price-change';
import type { PricedRow, PriceMode, Rounding } from './price-change';
import { isChanged } from './selection-write';

/** Sets, raises or lowers the prices of the selected products. */
export function BulkPriceDialog({ rows, onClose, onApply }: BulkDialogProps) {
  const { bulk, selection } = PRODUCT_TEXTS;
  const [mode, setMode] = useState<PriceMode>('set');
  const [amount, setAmount] = useState('');
  const [rounding, setRounding] = useState<Rounding>('rupee');
  // Quantity and option prices stand in the details.
  const details = useRowDetails(rows);
  const price = readPriceChange(mode, amount);
  const changeOf = (row: ProductRow): ProductChange =>
    price === null ? {} : priceChange(row, price.mode, price.amount, rounding);
  const affected = (details.rows ?? []).filter((row) => isChanged(row, changeOf(row)));
  const morePrices = affected.filter((row) => changeOf(row).facts !== undefined);
  const inRatio = morePrices.filter((row) => keepsRatio(row, price?.mode ?? mode)).length;
  const name = selection.named(bulk.verbs.price, affected.length);
  return (
    <ChangeDialog
      title={bulk.titles.price}
      applyLabel={name}
      isEmpty={affected.length === 0}
      onClose={onClose}
      onApply={() => onApply(name, affected, changeOf)}
    >
      <Stack gap={4} className={styles.bulkFields}>
        <RadioGroup
          label={bulk.mode}
          name="price-mode"
          value={mode}
          options={PRICE_MODES.map((value) => ({ value, label: bulk.modes[value] }))}
          onChange={(value) => setMode(value as PriceMode)}
        />
        <TextField
          label={mode === 'set' ? bulk.amount : bulk.percent}
          hint={mode === 'set' ? bulk.percentHint : undefined}
          inputMode="text"
          value={amount}
          error={amount !== '' && price === null ? bulk.wrong : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <SelectField label={bulk.rounding} value={rounding} onChange={({ target }) => setRounding(target.value as Rounding)}>
          {ROUNDINGS.map((value) => (
            <option key={value} value={value}>
              {bulk.roundings[value]}
            </option>
          ))}
        </SelectField>
      </Stack>
      {details.rows === undefined ? (
        <QueryStatus query={details.query} failureMessage={bulk.pricesMissing} />
      ) : (
        <>
          <p role="status">
            {bulk.affected(affected.length, rows.length)}
            {inRatio > 0 && ` ${bulk.inRatio(inRatio)}`}
            {morePrices.length > inRatio && ` ${bulk.capped(morePrices.length - inRatio)}`}
          </p>
          <ChangePreview
            changes={affected}
            show={(row) => ({ row, before: pricesOf(row), after: pricesOf(changed(row, changeOf(row))) })}
          />
        </>
      )}
    </ChangeDialog>
  );
}

const changed = (row: ProductRow, { facts, ...fields }: ProductChange): ProductRow => ({
  ...row,
  ...fields,
  ...(row.facts && { facts: { ...row.facts, ...facts } }),
});

/** '₹420 / ₹390', then the ranges of quantity and option prices where there are some. */
function pricesOf({ price, discountedPrice, facts }: PricedRow): string[] {
  const { bulk, table } = PRODUCT_TEXTS;
  const prices = [price, discountedPrice].filter((one) => one !== null);
  const rangeOf = (all: readonly { price: number | null }[] = []) => {
    const known = all.map((one) => one.price).filter((one) => one !== null);
    const range = [...new Set([Math.max(...known), Math.min(...known)])];
    return known.length === 0 ? [] : [range.map(formatMoney).join('–')];
  };
  return [
    prices.length === 0 ? table.onRequest : prices.map(formatMoney).join(' / '),
    ...rangeOf(facts?.priceBreaks).map(bulk.quantityPrices),
    ...rangeOf(facts?.options).map(bulk.optionPrices),
  ];
}
