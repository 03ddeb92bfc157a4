import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from '../../../lib/use-search-params';
import { useSettled } from '../../../lib/use-settled';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Row, Stack } from '../../../ui/layout';
import type { ProductRow } from '../../data/product-row';
import { useAdminCategories, useCategoryTitle } from '../../data/use-admin-categories';
import { loadMoreHidden } from '../../data/use-products';
import hidden from '../../../ui/visually-hidden.module.css';
import { QueryStatus } from '../../ui/query-status';
import { SavedViews } from '../../ui/saved-views';
import { PRODUCT_TEXTS } from '../product-texts';
import { CategoriesStatus } from './categories-status';
import { EditLine } from './edit-line';
import { ProductFilterChips } from './filter-chips';
import { Pagination } from './pagination';
import { PasteDialog } from './paste-dialog';
import { planPaste } from './paste-plan';
import type { PastePlan } from './paste-plan';
import { ProductTable } from './product-table';
import styles from './product-table-page.module.css';
import { SelectionBar } from './selection-bar';
import { TableColumns } from './table-columns';
import { TableFilters } from './table-filters';
import { useTableSettings } from './table-settings';
import type { TableSettings } from './table-settings';
import { pageOf, readTableView, rememberTableSearch, writeTableView } from './table-view';
import type { TableView } from './table-view';
import { useCategoryNames } from './use-category-names';
import { useTableRows } from './use-table-rows';

const NONE: ReadonlySet<string> = new Set();

/** The rows of the table once they are loaded. */
interface LoadedRows extends ReturnType<typeof useTableRows> {
  rows: readonly ProductRow[];
  shown: readonly ProductRow[];
}

/** The view of the URL, and what changes it. `openView` opens a query; '' shows all products. */
function useTableView() {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readTableView(search), [search]);
  useEffect(() => rememberTableSearch(search), [search]);
  return {
    view,
    changeView: (part: Partial<TableView>): void => setSearch(writeTableView(view, part)),
    openView: (query: string): void => setSearch(new URLSearchParams(query)),
  };
}

/** The categories, undefined until they are loaded; their names, and the title of a row's category. */
function useTableCategories() {
  const { categories } = useAdminCategories();
  const titleOf = useCategoryTitle(categories);
  const categoryTitle = useMemo(() => (row: ProductRow) => titleOf(row.categoryId), [titleOf]);
  return { categories, categoryTitle, names: useCategoryNames(categories) };
}

/** SPEC §2, View Product. Search, filter and sort run over all products on this device; the URL keeps them. */
export default function ProductTablePage() {
  const tableView = useTableView();
  const { view, changeView, openView } = tableView;
  const tableCategories = useTableCategories();
  const { categories, categoryTitle } = tableCategories;
  const [settings, setSettings] = useTableSettings();
  const products = useTableRows(view, categoryTitle);
  const { rows, shown, added, missingHidden, isUnconfirmed, query } = products;

  if (shown === undefined || rows === undefined) return <QueryStatus query={query} />;

  return (
    <Stack gap={2} className={styles.page}>
      <CategoriesStatus />
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        isQuiet={shown.length > 0}
        failureMessage={PRODUCT_TEXTS.table.incomplete}
      />
      <TableFilters view={view} categories={categories} onChange={changeView}>
        <TableColumns settings={settings} onChange={setSettings} />
        <LinkButton kind="primary" small to={ADMIN_PATHS.addProduct}>
          {PRODUCT_TEXTS.add}
        </LinkButton>
      </TableFilters>
      <Row gap={2} className={styles.head}>
        <ProductFilterChips
          rows={rows}
          isUnconfirmed={isUnconfirmed}
          missingHidden={missingHidden}
          view={view}
          categoryTitle={categoryTitle}
          onChange={changeView}
        />
        <ProductCount rows={rows} shown={shown} added={added} missingHidden={missingHidden} />
        <SavedViews
          screen="products"
          search={writeTableView(view, {}).toString()}
          own={settings.views}
          onOwn={(next) => setSettings((before) => ({ ...before, views: [...next(before.views)] }))}
          onOpen={openView}
        />
      </Row>
      <ProductResults
        products={{ ...products, rows, shown }}
        tableView={tableView}
        tableCategories={tableCategories}
        settings={settings}
      />
    </Stack>
  );
}

interface ResultsProps {
  products: LoadedRows;
  tableView: ReturnType<typeof useTableView>;
  tableCategories: ReturnType<typeof useTableCategories>;
  settings: TableSettings;
}

/** The products that the view shows, in pages, with the selection, the last edit and what is pasted into them. */
function ProductResults({ products, tableView, tableCategories, settings }: ResultsProps) {
  const { rows, shown, isUnconfirmed, query, last, undo } = products;
  const { view, changeView, openView } = tableView;
  const { categories, categoryTitle, names } = tableCategories;
  const [selected, setSelected] = useState(NONE);
  const [paste, setPaste] = useState<PastePlan | null>(null);
  const page = pageOf(shown, view.page);
  const showPage = (next: number) => {
    changeView({ page: next });
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const selectedRows = rows.filter(({ id }) => selected.has(id));

  return (
    <>
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
        <NoProducts isFiltered={rows.length > 0} onReset={() => openView('')} />
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
          onChange={changeView}
          onPaste={(block, id, name) => setPaste(planPaste(block, shown, { id, name }, names))}
          onUndo={undo}
        />
      )}
      {paste && <PasteDialog plan={paste} rows={rows} onClose={() => setPaste(null)} />}
      <Pagination page={page.page} pages={page.pages} onPage={showPage} />
    </>
  );
}

/** How many products are shown, and how many hidden ones are not loaded. */
function ProductCount({ rows, shown, added, missingHidden }: Pick<LoadedRows, 'rows' | 'shown' | 'added' | 'missingHidden'>) {
  const unsent = shown.filter(({ id }) => added.has(id)).length;
  const count = useSettled(PRODUCT_TEXTS.table.count(shown.length, unsent));
  // The chip of all products says the same.
  const repeatsAll = shown.length === rows.length && unsent === 0;
  return (
    <Row className={styles.count}>
      <p role="status" className={repeatsAll ? hidden.hidden : undefined}>
        {count}
      </p>
      {missingHidden !== 0 && (
        <p>
          {PRODUCT_TEXTS.table.missingHidden(missingHidden)}
          <Button small kind="quiet" onClick={loadMoreHidden}>
            {PRODUCT_TEXTS.table.moreHidden}
          </Button>
        </p>
      )}
    </Row>
  );
}

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
