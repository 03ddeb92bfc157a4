import { useMemo, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { Category } from '@catalogue/contract/entities/category';
import type { FactName } from '@catalogue/contract/product-fields';
import type { ProductRow } from '../../data/product-row';
import { useFirstRows } from '../../../lib/use-first-rows';
import { keepFocus } from '../../../ui/keep-focus';
import { PRODUCT_TEXTS } from '../product-texts';
import { cellOf, readBlock } from './paste-plan';
import type { CellName } from './cell-values';
import { useCategoryNames } from './use-category-names';
import { ProductModal } from './product-modal';
import styles from './product-table.module.css';
import { ProductTableHead } from './product-table-head';
import { ProductTableRow } from './product-table-row';
import type { HideableColumn } from './table-settings';
import type { CategoryTitle, TableView } from './table-view';

interface Props {
  /** The rows of this page. */
  rows: readonly ProductRow[];
  /** Number of the first one. */
  first: number;
  view: TableView;
  /** undefined: not loaded. */
  categories: readonly Category[] | undefined;
  categoryTitle: CategoryTitle;
  hidden: readonly HideableColumn[];
  /** Facts shown as columns. */
  facts: readonly FactName[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onChange: (change: Partial<TableView>) => void;
  /** A block of cells was pasted at a cell. */
  onPaste: (block: string[][], id: string, name: CellName) => void;
  onUndo: () => void;
}

/** As many as the screen of a laptop shows. */
const FIRST_ROWS = 10;

/** The selection with the rows of these ids, or without them. */
function changeSelected(selected: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Choices of the category cells; undefined while the categories are not loaded. */
const useCategoryOptions = (categories: readonly Category[] | undefined) =>
  useMemo(
    () =>
      categories && [
        { value: '', label: PRODUCT_TEXTS.none },
        ...categories.map(({ id, title }) => ({ value: id, label: title })),
      ],
    [categories],
  );

function pasteBlock(event: ClipboardEvent, onPaste: Props['onPaste']): void {
  const target = cellOf(event.target);
  const block = target && readBlock(event.clipboardData.getData('text/plain'), target.isOpen);
  if (!target || !block) return;
  event.preventDefault();
  onPaste(block, target.id, target.name);
}

/** Ctrl+Z or Cmd+Z undoes the last change. In an open cell the browser undoes what was typed. */
function undoByKey(event: KeyboardEvent, onUndo: Props['onUndo']): void {
  const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (!isUndo || cellOf(event.target)?.isOpen === true) return;
  event.preventDefault();
  onUndo();
}

/** SPEC §2's columns with sorting, selection and switches. On a phone each row is a card. */
export function ProductTable(props: Props) {
  const { rows, first, view, categories, categoryTitle, hidden, facts, selected, onSelect, onChange, onPaste, onUndo } = props;
  const [viewed, setViewed] = useState<ProductRow | null>(null);
  const isAllSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const select = (ids: readonly string[], isOn: boolean) => onSelect(changeSelected(selected, ids, isOn));
  const rendered = useFirstRows(rows, FIRST_ROWS);
  const names = useCategoryNames(categories);
  const categoryOptions = useCategoryOptions(categories);
  return (
    <div
      className={styles.scroll}
      tabIndex={0}
      role="region"
      aria-label={PRODUCT_TEXTS.table.title}
      onPaste={(event) => pasteBlock(event, onPaste)}
      onKeyDown={(event) => undoByKey(event, onUndo)}
    >
      <table role="table" className={styles.table} data-hidden={hidden.join(' ')}>
        <ProductTableHead
          view={view}
          facts={facts}
          isAllSelected={isAllSelected}
          onSelectAll={(isOn) =>
            select(
              rows.map(({ id }) => id),
              isOn,
            )
          }
          onChange={onChange}
        />
        <tbody ref={keepFocus} role="rowgroup">
          {rendered.map((row, index) => (
            <ProductTableRow
              key={row.id}
              row={row}
              number={first + index}
              category={categoryTitle(row)}
              categories={names}
              hidden={hidden}
              facts={facts}
              categoryOptions={categoryOptions}
              isSelected={selected.has(row.id)}
              onSelect={(isOn) => select([row.id], isOn)}
              onView={() => setViewed(row)}
            />
          ))}
        </tbody>
      </table>
      {viewed && <ProductModal row={viewed} category={categoryTitle(viewed)} onClose={() => setViewed(null)} />}
    </div>
  );
}
