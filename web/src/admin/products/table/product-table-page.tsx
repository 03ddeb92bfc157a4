import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { useMemo, useState } from 'react';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { QueryStatus } from '../../ui/query-status';
import { useSearchParams } from '../../../router/use-search-params';
import { useAdminCategories, useCategoryTitle } from '../../data/use-admin-categories';
import { PRODUCT_TEXTS } from '../product-texts';
import { HIDDEN_PAGE_SIZE, useProductRows } from '../../data/use-product-rows';
import { Pagination } from './pagination';
import type { ProductRow as Row } from '../../data/product-row';
import { ProductTable } from './product-table';
import styles from './product-table.module.css';
import { SelectionBar } from './selection-bar';
import { TableFilters } from './table-filters';
import { pageOf, readTableView, viewRows, writeTableView } from './table-view';
import type { TableView } from './table-view';

/** SPEC §2, View Product. Searching, filtering and sorting go over all products, on this device; the address keeps them. */
export default function ProductTablePage() {
  const [search, setSearch] = useSearchParams();
  const [hiddenLimit, setHiddenLimit] = useState(HIDDEN_PAGE_SIZE);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { rows, hasMoreHidden, query } = useProductRows(hiddenLimit);
  const { categories } = useAdminCategories();
  const titleOf = useCategoryTitle(categories);
  const categoryTitle = useMemo(() => (row: Row) => titleOf(row.categoryId), [titleOf]);
  const view = useMemo(() => readTableView(search), [search]);
  const shown = useMemo(() => rows && viewRows(rows, view, categoryTitle), [rows, view, categoryTitle]);

  if (shown === undefined || rows === undefined) {
    return <QueryStatus query={query} />;
  }
  const change = (part: Partial<TableView>) => setSearch(writeTableView(view, part));
  const page = pageOf(shown, view.page);
  const chosen = rows.filter(({ id }) => selected.has(id));

  return (
    <div className={styles.page}>
      <TableFilters view={view} categories={categories ?? []} onChange={change} />
      <div className={styles.count}>
        <p role="status">{PRODUCT_TEXTS.table.count(shown.length)}</p>
        {hasMoreHidden && (
          <Button small kind="quiet" onClick={() => setHiddenLimit(hiddenLimit * 4)}>
            {PRODUCT_TEXTS.table.moreHidden}
          </Button>
        )}
      </div>
      {chosen.length > 0 && <SelectionBar rows={chosen} categories={categories ?? []} onDone={() => setSelected(new Set())} />}
      {shown.length === 0 ? (
        <Nothing isFiltered={rows.length > 0} onReset={() => setSearch(new URLSearchParams())} />
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

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (isFiltered)
    return (
      <EmptyState title={PRODUCT_TEXTS.table.nothing} action={<Button onClick={onReset}>{PRODUCT_TEXTS.table.reset}</Button>} />
    );
  return (
    <EmptyState
      title={PRODUCT_TEXTS.table.empty}
      action={
        <LinkButton kind="primary" to={ADMIN_PATHS.addProduct}>
          {PRODUCT_TEXTS.add}
        </LinkButton>
      }
    >
      {PRODUCT_TEXTS.table.emptyText}
    </EmptyState>
  );
}
