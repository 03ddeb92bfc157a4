import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format';
import { plural } from '../../../lib/plural';
import { RadioGroup, SelectField } from '../../../ui/choice-field';
import { TextField } from '../../../ui/field';
import type { ProductRow } from '../../data/product-row';
import { useRowDetails } from '../../data/use-row-details';
import { QueryStatus } from '../../ui/query-status';
import type { ProductChange } from '../../data/pending-writes/pending-write';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './bulk-change-dialog.module.css';
import { CategoriesStatus } from './categories-status';
import { ChangeDialog } from './change-dialog';
import { ChangedLine } from './changed-line';
import { keepsRatio, PRICE_MODES, priceChange, readPriceChange, ROUNDINGS } from './price-change';
import type { PricedRow, PriceMode, Rounding } from './price-change';
import { isChanged } from './selection-write';

export type BulkField = 'price' | 'stock' | 'category';

interface Props {
  field: BulkField;
  rows: readonly ProductRow[];
  /** undefined: not loaded. */
  categories: readonly Category[] | undefined;
  onClose: () => void;
  onApply: (name: string, rows: readonly ProductRow[], changeOf: (row: ProductRow) => ProductChange) => void;
}

/** Rows that the preview lists. */
const PREVIEWED = 6;
const NO_ROWS: readonly ProductRow[] = [];

/** No id of a category. */
const UNCHOSEN = '?';

/** '' takes the category away; undefined: none was chosen yet. */
const categoryChange = (id: string | undefined): ProductChange =>
  id === undefined ? {} : { categoryId: id === '' ? null : id };

/** Asks for one change of the selected products, and shows what it would do before it is applied. */
export function BulkChangeDialog({ field, rows, categories, onClose, onApply }: Props) {
  const { bulk, selection } = PRODUCT_TEXTS;
  const [mode, setMode] = useState<PriceMode>('set');
  const [amount, setAmount] = useState('');
  const [rounding, setRounding] = useState<Rounding>('rupee');
  const [stock, setStock] = useState('yes');
  const [categoryId, setCategoryId] = useState<string>();
  const price = readPriceChange(mode, amount);
  // Quantity and option prices stand in the details.
  const details = useRowDetails(field === 'price' ? rows : NO_ROWS);
  const complete = field === 'price' ? details.rows : rows;

  const changeOf = (row: ProductRow): ProductChange => {
    if (field === 'stock') return { stock: stock === 'yes' };
    if (field === 'category') return categoryChange(categoryId);
    return price === null ? {} : priceChange(row, price.mode, price.amount, rounding);
  };
  const isReady = field !== 'category' || categories !== undefined;
  const affected = isReady ? (complete ?? NO_ROWS).filter((row) => isChanged(row, changeOf(row))) : [];
  const valuesOf = (row: Pick<ProductRow, 'stock' | 'categoryId'> & PricedRow): string[] => {
    if (field === 'stock') return [row.stock ? PRODUCT_TEXTS.table.yes : PRODUCT_TEXTS.table.no];
    if (field === 'category') return [categories?.find(({ id }) => id === row.categoryId)?.title ?? PRODUCT_TEXTS.none];
    return pricesOf(row);
  };
  const morePrices = field === 'price' ? affected.filter((row) => changeOf(row).facts !== undefined) : NO_ROWS;
  const inRatio = morePrices.filter((row) => keepsRatio(row, price?.mode ?? mode)).length;
  const name = selection.named(bulk.verbs[field], affected.length);

  return (
    <ChangeDialog
      title={bulk.titles[field]}
      applyLabel={name}
      isEmpty={affected.length === 0}
      onClose={onClose}
      onApply={() => onApply(name, affected, changeOf)}
    >
      <div className={styles.fields}>
        {field === 'price' && (
          <>
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
            <SelectField
              label={bulk.rounding}
              value={rounding}
              onChange={({ target }) => setRounding(target.value as Rounding)}
            >
              {ROUNDINGS.map((value) => (
                <option key={value} value={value}>
                  {bulk.roundings[value]}
                </option>
              ))}
            </SelectField>
          </>
        )}
        {field === 'stock' && (
          <RadioGroup
            label={PRODUCT_TEXTS.table.stock}
            name="stock"
            value={stock}
            options={[
              { value: 'yes', label: PRODUCT_TEXTS.table.chips.inStock },
              { value: 'no', label: PRODUCT_TEXTS.table.chips.outOfStock },
            ]}
            onChange={setStock}
          />
        )}
        {field === 'category' && <CategoriesStatus />}
        {field === 'category' && categories && (
          <SelectField
            label={PRODUCT_TEXTS.table.category}
            value={categoryId ?? UNCHOSEN}
            onChange={({ target }) => setCategoryId(target.value)}
          >
            <option value={UNCHOSEN} disabled>
              {PRODUCT_TEXTS.chooseCategory}
            </option>
            <option value="">{PRODUCT_TEXTS.none}</option>
            {categories.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {complete === undefined ? (
        <QueryStatus query={details.query} failureMessage={bulk.pricesMissing} />
      ) : (
        <>
          <p role="status">
            {bulk.affected(affected.length, rows.length)}
            {inRatio > 0 && ` ${bulk.inRatio(inRatio)}`}
            {morePrices.length > inRatio && ` ${bulk.capped(morePrices.length - inRatio)}`}
          </p>
          <ul className={styles.preview}>
            {affected.slice(0, PREVIEWED).map((row) => (
              <ChangedLine
                key={row.id}
                title={row.title}
                before={valuesOf(row)}
                after={valuesOf(changed(row, changeOf(row)))}
              />
            ))}
          </ul>
          {affected.length > PREVIEWED && <p>{bulk.more(plural(affected.length - PREVIEWED, 'more product'))}</p>}
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
