import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format';
import { RadioGroup, SelectField } from '../../../ui/choice-field';
import { TextField } from '../../../ui/field';
import type { ProductRow } from '../../data/product-row';
import type { StepChange } from '../batch/job';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './bulk-change-dialog.module.css';
import { CategoriesStatus } from './categories-status';
import { ChangeDialog } from './change-dialog';
import { PRICE_MODES, priceChange, readAmount } from './price-change';
import type { PriceMode } from './price-change';
import { isChanged } from './selection-job';

export type BulkField = 'price' | 'stock' | 'category';

interface Props {
  field: BulkField;
  rows: readonly ProductRow[];
  /** undefined: not loaded. */
  categories: readonly Category[] | undefined;
  onClose: () => void;
  onApply: (name: string, changeOf: (row: ProductRow) => StepChange) => void;
}

/** Rows that the preview lists. */
const PREVIEWED = 6;

/** No id of a category. */
const UNCHOSEN = '?';

/** '' takes the category away; undefined: none was chosen yet. */
const categoryChange = (id: string | undefined): StepChange => (id === undefined ? {} : { categoryId: id === '' ? null : id });

/** Asks for one change of the selected products, and shows what it would do before it is applied. */
export function BulkChangeDialog({ field, rows, categories, onClose, onApply }: Props) {
  const { bulk, selection } = PRODUCT_TEXTS;
  const [mode, setMode] = useState<PriceMode>('set');
  const [amount, setAmount] = useState('');
  const [stock, setStock] = useState('yes');
  const [categoryId, setCategoryId] = useState<string>();
  const price = readAmount(mode, amount);

  const changeOf = (row: ProductRow): StepChange => {
    if (field === 'stock') return { stock: stock === 'yes' };
    if (field === 'category') return categoryChange(categoryId);
    return price === null ? {} : priceChange(row, mode, price);
  };
  const affected = (field === 'category' && categories === undefined ? [] : rows).filter((row) =>
    isChanged(row, changeOf(row)),
  );
  const valueOf = (row: Pick<ProductRow, 'stock' | 'categoryId' | 'price' | 'discountedPrice'>): string => {
    if (field === 'stock') return row.stock ? PRODUCT_TEXTS.table.yes : PRODUCT_TEXTS.table.no;
    if (field === 'category') return categories?.find(({ id }) => id === row.categoryId)?.title ?? PRODUCT_TEXTS.none;
    const prices = [row.price, row.discountedPrice].filter((one) => one !== null);
    return prices.length === 0 ? PRODUCT_TEXTS.table.onRequest : prices.map(formatMoney).join(' / ');
  };
  const name = selection.named(bulk.verbs[field], affected.length);

  return (
    <ChangeDialog
      title={bulk.titles[field]}
      applyLabel={name}
      isEmpty={affected.length === 0}
      onClose={onClose}
      onApply={() => onApply(name, changeOf)}
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
              inputMode="decimal"
              value={amount}
              error={amount !== '' && price === null ? bulk.wrong : undefined}
              onChange={({ target }) => setAmount(target.value)}
            />
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
      <p role="status">{bulk.affected(affected.length, rows.length)}</p>
      <ul className={styles.preview}>
        {affected.slice(0, PREVIEWED).map((row) => (
          <li key={row.id} className={styles.line}>
            <span>{row.title}</span>
            <span>
              <del>{valueOf(row)}</del> <span aria-hidden="true">→</span> <ins>{valueOf({ ...row, ...changeOf(row) })}</ins>
            </span>
          </li>
        ))}
      </ul>
    </ChangeDialog>
  );
}
