import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from '../../../lib/use-search-params';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import type { ProductRow } from '../../data/product-row';
import { useAdminCategories, useCategoryTitle } from '../../data/use-admin-categories';
import { loadMoreHidden, useProductRows } from '../../data/use-product-rows';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { QueryStatus } from '../../ui/query-status';
import { SavedViews } from '../../ui/saved-views';
import { PRODUCT_TEXTS } from '../product-texts';
import { CategoriesStatus } from './categories-status';
import { useRowsWithEdits } from './cell-state';
import { contentChangeOf } from './cell-values';
import { EditLine } from './edit-line';
import { FilterChips } from './filter-chips';
import { Pagination } from './pagination';
import { PasteDialog } from './paste-dialog';
import { planPaste } from './paste-plan';
import type { PastePlan } from './paste-plan';
import { ProductTable } from './product-table';
import styles from './product-table-page.module.css';
import { SelectionBar } from './selection-bar';
import { TableColumns } from './table-columns';
import { TableFilters } from './table-filters';
import { pageOf, picksHidden, readTableView, rememberTableSearch, viewRows, writeTableView } from './table-view';
import type { TableView } from './table-view';
import { useCategoryNames } from './use-category-names';
import { useChangeSelection } from './use-change-selection';
import { useStableOrder } from './use-stable-order';
import { useTableSettings } from './use-table-settings';
import { useTableUndo } from './use-table-undo';

const NONE: ReadonlySet<string> = new Set();

/** SPEC §2, View Product. Search, filter and sort run over all products on this device; the URL keeps them. */
export default function ProductTablePage() {
  const [search, setSearch] = useSearchParams();
  const [selected, setSelected] = useState(NONE);
  const view = useMemo(() => readTableView(search), [search]);
  const { rows: storedRows, added, missingHidden, isUnconfirmed, query } = useProductRows(picksHidden(view));
  const rows = useRowsWithEdits(storedRows);
  const { history, last, undo } = useTableUndo(rows);
  const edited = useMemo(() => new Set(history.map(({ row }) => row.id)), [history]);
  const [paste, setPaste] = useState<PastePlan | null>(null);
  const { apply } = useChangeSelection(() => undefined);
  const [settings, setSettings] = useTableSettings();
  const { categories } = useAdminCategories();
  const titleOf = useCategoryTitle(categories);
  const categoryTitle = useMemo(() => (row: ProductRow) => titleOf(row.categoryId), [titleOf]);
  useEffect(() => rememberTableSearch(search), [search]);
  const found = useMemo(() => rows && viewRows(rows, view, categoryTitle), [rows, view, categoryTitle]);
  const shown = useWaitingFirst(useStableOrder(found, rows, view, edited), added);
  const names = useCategoryNames(categories);

  if (shown === undefined || rows === undefined) return <QueryStatus query={query} />;
  const change = (part: Partial<TableView>) => setSearch(writeTableView(view, part));
  const page = pageOf(shown, view.page);
  const showPage = (next: number) => {
    change({ page: next });
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const applyPaste = ({ rows: planned, changedRows }: PastePlan) => {
    setPaste(null);
    const changes = new Map(planned.map(({ row, change: cells }) => [row.id, contentChangeOf(cells)]));
    const current = rows.filter(({ id }) => changes.has(id));
    const name = PRODUCT_TEXTS.selection.named(PRODUCT_TEXTS.paste.verb, changedRows);
    void apply('paste', name, current, ({ id }) => changes.get(id) ?? {});
  };
  const selectedRows = rows.filter(({ id }) => selected.has(id));
  const unsent = shown.filter(({ id }) => added.has(id)).length;
  const count = PRODUCT_TEXTS.table.count(shown.length, unsent);
  // The chip of all products says the same.
  const repeatsAll = shown.length === rows.length && unsent === 0;

  return (
    <div className={styles.page}>
      <CategoriesStatus />
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        isQuiet={shown.length > 0}
        failureMessage={PRODUCT_TEXTS.table.incomplete}
      />
      <TableFilters view={view} categories={categories} onChange={change}>
        <TableColumns settings={settings} onChange={setSettings} />
        <LinkButton kind="primary" small to={ADMIN_PATHS.addProduct}>
          {PRODUCT_TEXTS.add}
        </LinkButton>
      </TableFilters>
      <div className={styles.head}>
        <FilterChips
          rows={rows}
          isUnconfirmed={isUnconfirmed}
          missingHidden={missingHidden}
          view={view}
          categoryTitle={categoryTitle}
          onChange={change}
        />
        <div className={styles.count}>
          <p role="status">{repeatsAll ? <VisuallyHidden>{count}</VisuallyHidden> : count}</p>
          {missingHidden !== 0 && (
            <p>
              {PRODUCT_TEXTS.table.missingHidden(missingHidden)}
              <Button small kind="quiet" onClick={loadMoreHidden}>
                {PRODUCT_TEXTS.table.moreHidden}
              </Button>
            </p>
          )}
        </div>
        <SavedViews
          screen="products"
          search={writeTableView(view, {}).toString()}
          own={settings.views}
          onOwn={(next) => setSettings((before) => ({ ...before, views: [...next(before.views)] }))}
          onOpen={(saved) => setSearch(new URLSearchParams(saved))}
        />
      </div>
      {selectedRows.length > 0 && (
        <SelectionBar
          rows={selectedRows}
          categories={categories}
          matching={shown.length}
          onSelectMatching={() => setSelected(new Set(shown.map(({ id }) => id)))}
          onSelect={setSelected}
        />
      )}
      {shown.length > 0 && <EditLine last={last} categories={names} onUndo={undo} />}
      {shown.length === 0 && !isUnconfirmed && query.error === null && (
        <NoProducts isFiltered={rows.length > 0} onReset={() => setSearch(new URLSearchParams())} />
      )}
      {shown.length > 0 && (
        <ProductTable
          rows={page.rows}
          first={page.first}
          view={view}
          categories={categories}
          categoryTitle={categoryTitle}
          hidden={settings.hidden}
          facts={settings.facts}
          selected={selected}
          onSelect={setSelected}
          onChange={change}
          onPaste={(block, id, name) => setPaste(planPaste(block, shown, { id, name }, names))}
          onUndo={undo}
        />
      )}
      {paste && <PasteDialog plan={paste} onClose={() => setPaste(null)} onApply={() => applyPaste(paste)} />}
      <Pagination page={page.page} pages={page.pages} onPage={showPage} />
    </div>
  );
}

/** What this device has added and not sent yet stands first. */
const useWaitingFirst = (shown: readonly ProductRow[] | undefined, added: ReadonlySet<string>) =>
  useMemo(
    () =>
      shown &&
      (added.size === 0 ? shown : [...shown.filter(({ id }) => added.has(id)), ...shown.filter(({ id }) => !added.has(id))]),
    [shown, added],
  );

const NoProducts = ({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) =>
  isFiltered ? (
    <EmptyState title={PRODUCT_TEXTS.table.nothing} action={<Button onClick={onReset}>{PRODUCT_TEXTS.table.reset}</Button>} />
  ) : (
    <EmptyState
      title={PRODUCT_TEXTS.table.empty}
      action={<LinkButton to={ADMIN_PATHS.spreadsheet}>{PRODUCT_TEXTS.table.import}</LinkButton>}
    >
      {PRODUCT_TEXTS.table.emptyText}
    </EmptyState>
  );
