import type { Category } from '@catalogue/contract/entities/category';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TableFilters } from './table-filters';
import { readTableView } from './table-view';

const categories = [{ id: 'mugs', title: 'Mugs' } as Category];

it.each([
  ['gone', 'A deleted category'],
  ['mugs', 'Mugs'],
  ['none', 'Without a category'],
  ['', 'All categories'],
])('the category “%s” of a view is shown as “%s”', (category, expected) => {
  const view = readTableView(new URLSearchParams({ category }));
  const html = renderToString(
    <TableFilters view={view} categories={categories} onChange={() => undefined}>
      {null}
    </TableFilters>,
  );
  expect(/selected="">([^<]*)</.exec(html)?.[1]).toBe(expected);
});
