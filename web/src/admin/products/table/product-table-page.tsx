import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useEffect, useMemo, useState } from 'react';
import { plural } from '../../../lib/plural';
import { useSearchParams } from '../../../router/use-search-params';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import type { ProductRow } from '../../data/product-row';
import { useAdminCategories, useCategoryTitle } from '../../data/use-admin-categories';
import { HIDDEN_PAGE_SIZE, useProductRows } from '../../data/use-product-rows';
import { QueryStatus } from '../../ui/query-status';
import { PRODUCT_TEXTS } from '../product-texts';
import { FilterChips } from './filter-chips';
import { Pagination } from './pagination';
import { ProductTable } from './product-table';
import styles from './product-table-page.module.css';
import { SelectionBar } from './selection-bar';
import { TableFilters } from './table-filters';
import { pageOf, readTableView, rememberTableSearch, viewRows, writeTableView } from './table-view';
import type { TableView } from './table-view';

const NONE: ReadonlySet<string> = new Set();

/** SPEC §2, View Product. Search, filter and sort run over all products on this device; the URL keeps them. */
export default function ProductTablePage() {
  const [search, setSearch] = useSearchParams();
  const [hiddenLimit, setHiddenLimit] = useState(HIDDEN_PAGE_SIZE);
  const [selected, setSelected] = useState(NONE);
  const { rows, hasMoreHidden, query } = useProductRows(hiddenLimit);
  const { categories = [] } = useAdminCategories();
  const titleOf = useCategoryTitle(categories);
  const categoryTitle = useMemo(() => (row: ProductRow) => titleOf(row.categoryId), [titleOf]);
  useEffect(() => rememberTableSearch(search), [search]);
  const view = useMemo(() => readTableView(search), [search]);
  const shown = useMemo(() => rows && viewRows(rows, view, categoryTitle), [rows, view, categoryTitle]);

  if (shown === undefined || rows === undefined) return <QueryStatus query={query} />;
  const change = (part: Partial<TableView>) => setSearch(writeTableView(view, part));
  const page = pageOf(shown, view.page);
  const selectedRows = rows.filter(({ id }) => selected.has(id));

  return (
    <div className={styles.page}>
      <TableFilters view={view} categories={categories} onChange={change} />
      <FilterChips rows={rows} view={view} categoryTitle={categoryTitle} onChange={change} />
      <div className={styles.head}>
        <div className={styles.count}>
          <p role="status">{plural(shown.length, 'product')}</p>
          {hasMoreHidden && (
            <Button small kind="quiet" onClick={() => setHiddenLimit(hiddenLimit * 4)}>
              {PRODUCT_TEXTS.table.moreHidden}
            </Button>
          )}
        </div>
        <LinkButton kind="primary" to={ADMIN_PATHS.addProduct}>
          {PRODUCT_TEXTS.add}
        </LinkButton>
      </div>
      {selectedRows.length > 0 && (
        <SelectionBar
          rows={selectedRows}
          categories={categories}
          matching={shown.length}
          onSelectMatching={() => setSelected(new Set(shown.map(({ id }) => id)))}
          onClear={() => setSelected(NONE)}
        />
      )}
      {shown.length === 0 ? (
        <NoProducts isFiltered={rows.length > 0} onReset={() => setSearch(new URLSearchParams())} />
      ) : (
        <ProductTable
          rows={page.rows}
          first={page.first}
          view={view}
          categoryTitle={categoryTitle}
          selected={selected}
          onSelect={setSelected}
          onChange={change}
        />
      )}
      <Pagination page={page.page} pages={page.pages} onPage={(next) => change({ page: next })} />
    </div>
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
