import type { Category } from '@catalogue/contract/entities/category';
import type { ReactNode } from 'react';
import { ListTools } from '../../ui/list-tools';
import { PRODUCT_TEXTS } from '../product-texts';
import type { TableView } from './table-view';

interface Props {
  view: TableView;
  /** undefined: not loaded. */
  categories: readonly Category[] | undefined;
  onChange: (change: Partial<TableView>) => void;
  /** What else is done with the table. */
  children: ReactNode;
}

/** Search by words and by category. */
export function TableFilters({ view, categories, onChange, children }: Props) {
  const { table } = PRODUCT_TEXTS;
  const isDeleted = !['', 'none'].includes(view.category) && categories?.every(({ id }) => id !== view.category) === true;
  return (
    <ListTools>
      <input
        type="search"
        aria-label={table.search}
        placeholder={table.search}
        value={view.q}
        onChange={({ target }) => onChange({ q: target.value })}
      />
      <select aria-label={table.category} value={view.category} onChange={({ target }) => onChange({ category: target.value })}>
        <option value="">{table.allCategories}</option>
        <option value="none">{table.noCategory}</option>
        {isDeleted && <option value={view.category}>{table.deletedCategory}</option>}
        {categories?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {children}
    </ListTools>
  );
}
