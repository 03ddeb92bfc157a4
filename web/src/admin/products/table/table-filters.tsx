import type { Category } from '@catalogue/contract/entities/category';
import { SelectField } from '../../../ui/choice-field';
import { TextField } from '../../../ui/field';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './table-filters.module.css';
import type { TableView } from './table-view';

interface Props {
  view: TableView;
  /** undefined: not loaded. */
  categories: readonly Category[] | undefined;
  onChange: (change: Partial<TableView>) => void;
}

/** Search by words and by category. */
export function TableFilters({ view, categories, onChange }: Props) {
  const { table } = PRODUCT_TEXTS;
  return (
    <div className={styles.filters} role="search">
      <TextField label={table.search} type="search" value={view.q} onChange={({ target }) => onChange({ q: target.value })} />
      <SelectField label={table.category} value={view.category} onChange={({ target }) => onChange({ category: target.value })}>
        <option value="">{table.allCategories}</option>
        <option value="none">{table.noCategory}</option>
        {categories?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
