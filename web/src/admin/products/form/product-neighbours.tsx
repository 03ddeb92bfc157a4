import { editProductPath } from '@catalogue/contract/paths';
import { useMemo } from 'react';
import { LinkButton } from '../../../ui/button';
import type { ProductRow } from '../../data/product-row';
import { useAdminCategories, useCategoryTitle } from '../../data/use-admin-categories';
import { useProductRows } from '../../data/use-product-rows';
import { PRODUCT_TEXTS } from '../product-texts';
import { viewRows } from '../table/table-view';
import type { TableView } from '../table/table-view';

/** Links to the products before and after this one, in the order of the table that was open last. */
export function ProductNeighbours({ id, view }: { id: string; view: TableView }) {
  const { rows } = useProductRows();
  const { categories } = useAdminCategories();
  const titleOf = useCategoryTitle(categories);
  const shown = useMemo(() => viewRows(rows ?? [], view, (row: ProductRow) => titleOf(row.categoryId)), [rows, view, titleOf]);
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
