import { editProductPath } from '@catalogue/contract/paths';
import { useMemo } from 'react';
import { LinkButton } from '../../../ui/button';
import type { ProductRow } from '../../data/product-row';
import { useAdminCategories, useCategoryTitle } from '../../data/use-admin-categories';
import { useProductRows } from '../../data/use-products';
import { PRODUCT_TEXTS } from '../product-texts';
import { picksHidden, readTableView, viewRows } from '../table/table-view';
import type { TableView } from '../table/table-view';

/** The order of the table when nothing is searched or filtered. */
const WHOLE = readTableView(new URLSearchParams());

/** Links to the products before and after this one, in the order of the table that was open last, if it showed this one. */
export function ProductNeighbours({ id, view }: { id: string; view: TableView }) {
  const { rows } = useProductRows(picksHidden(view));
  const { categories } = useAdminCategories();
  const titleOf = useCategoryTitle(categories);
  const shown = useMemo(() => {
    const rowsOf = (one: TableView) => viewRows(rows ?? [], one, (row: ProductRow) => titleOf(row.categoryId));
    const inView = rowsOf(view);
    return inView.some((row) => row.id === id) ? inView : rowsOf(WHOLE);
  }, [rows, view, titleOf, id]);
  const index = shown.findIndex((row) => row.id === id);
  if (index === -1) return null;
  const [previous, next] = [shown[index - 1], shown[index + 1]];
  return (
    <>
      {previous && (
        <LinkButton small to={editProductPath(previous.id)} aria-label={PRODUCT_TEXTS.previous}>
          ←
        </LinkButton>
      )}
      <span>{PRODUCT_TEXTS.position(index + 1, shown.length)}</span>
      {next && (
        <LinkButton small to={editProductPath(next.id)} aria-label={PRODUCT_TEXTS.next}>
          →
        </LinkButton>
      )}
    </>
  );
}
