import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productRows } from './product-row';
import type { ProductRow } from './product-row';
import { catalogueFileQuery, changedProductsQuery } from './queries/content';

/** Live products, with changes that the catalogue file does not have yet; undefined until they are here. */
export function useLiveProducts() {
  const query = useQuery(catalogueFileQuery());
  const file = query.data;
  const { data: changed } = useQuery(changedProductsQuery(file?.changesSince));
  const products = useMemo<readonly ProductRow[] | undefined>(
    () => file && productRows(file, changed ?? []).filter(({ live }) => live),
    [file, changed],
  );
  return { products, query };
}
