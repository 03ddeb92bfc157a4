import type { FactName } from '@catalogue/contract/product-fields';
import { formatDay, formatMoney } from '../../../lib/format';
import type { ProductRow } from '../../data/product-row';
import { PRODUCT_TEXTS } from '../product-texts';
import type { CategoryNames } from '../spreadsheet/columns';
import { EditableCell } from './editable-cell';
import { columnName, factText } from './fact-columns';
import { ProductName } from './product-name';
import styles from './product-table.module.css';
import { RowActions } from './row-actions';
import { RowSwitch } from './row-switch';
import { Checkbox } from './checkbox';
import type { HideableColumn } from './table-settings';

interface Props {
  row: ProductRow;
  number: number;
  category: string | undefined;
  categories: CategoryNames;
  /** Columns that this person hides. */
  hidden: readonly HideableColumn[];
  /** Facts shown as columns. */
  facts: readonly FactName[];
  /** undefined: the categories are not loaded. */
  categoryOptions: readonly { value: string; label: string }[] | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onView: () => void;
}

/** A row of the product table. Roles are explicit, because the card layout of a phone takes them away. */
export function ProductTableRow(props: Props) {
  const { row, number, category, categories, categoryOptions, hidden, facts, isSelected, onSelect, onView } = props;
  const { table } = PRODUCT_TEXTS;
  const cell = { row, categories };
  return (
    <tr role="row" aria-selected={isSelected} className={styles.row}>
      <td role="cell" className={styles.tick}>
        <Checkbox label={table.selectOne(row.title)} checked={isSelected} onChange={onSelect} />
      </td>
      <td role="cell" className={styles.number}>
        {number}
      </td>
      <td role="cell" className={styles.category}>
        <EditableCell
          {...cell}
          name="categoryId"
          options={categoryOptions ?? [{ value: row.categoryId ?? '', label: PRODUCT_TEXTS.loadCategories }]}
        >
          {category ?? PRODUCT_TEXTS.none}
        </EditableCell>
      </td>
      <th role="rowheader" scope="row" className={styles.title}>
        <ProductName {...cell} number={number} category={category} hidden={hidden} />
      </th>
      <td role="cell" className={styles.price}>
        {row.discountedPrice !== null && (
          <EditableCell {...cell} name="discountedPrice">
            {formatMoney(row.discountedPrice)}
          </EditableCell>
        )}
        <EditableCell {...cell} name="price">
          <PriceText price={row.price} isReduced={row.discountedPrice !== null} />
        </EditableCell>
      </td>
      <td role="cell" className={styles.minimum} data-label={PRODUCT_TEXTS.cells.minimumHead}>
        <EditableCell {...cell} name="minimumQuantity">
          {row.facets?.minimumQuantity ?? 1}
        </EditableCell>
      </td>
      <td role="cell" className={styles.stock} data-label={table.stock}>
        <RowSwitch row={row} flag="stock" label={table.toggleStock(row.title)}>
          {row.stock ? table.yes : table.no}
        </RowSwitch>
      </td>
      <td role="cell" className={styles.live} data-label={table.live}>
        <RowSwitch row={row} flag="live" label={table.toggleLive(row.title)} />
      </td>
      {facts.map((column) => (
        <td key={column} role="cell" className={styles.fact} data-label={columnName(column)} title={factText(column, row)}>
          {factText(column, row)}
        </td>
      ))}
      <td role="cell" className={styles.date}>
        {formatDay(row.addedDate)}
      </td>
      <td role="cell" className={styles.actions}>
        <RowActions row={row} onView={onView} />
      </td>
    </tr>
  );
}

function PriceText({ price, isReduced }: { price: number | null; isReduced: boolean }) {
  if (price === null) return PRODUCT_TEXTS.table.onRequest;
  return isReduced ? <del className={styles.was}>{formatMoney(price)}</del> : formatMoney(price);
}
