import type { Category } from '@catalogue/contract/entities/category';
import { SelectField } from '../../../ui/choice-field';
import { TextField } from '../../../ui/field';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './product-table.module.css';
import { readTableView } from './table-view';
import type { TableView } from './table-view';

interface Props {
  view: TableView;
  categories: readonly Category[];
  onChange: (change: Partial<TableView>) => void;
}

/** What a select says, as the view understands it: anything else reads as "all". */
const read = (name: 'stock' | 'live', value: string): Partial<TableView> => ({
  [name]: readTableView(new URLSearchParams([[name, value]]))[name],
});

export function TableFilters({ view, categories, onChange }: Props) {
  const { table } = PRODUCT_TEXTS;
  return (
    <div className={styles.filters} role="search">
      <TextField label={table.search} type="search" value={view.q} onChange={({ target }) => onChange({ q: target.value })} />
      <SelectField label={table.category} value={view.category} onChange={({ target }) => onChange({ category: target.value })}>
        <option value="">{table.allCategories}</option>
        <option value="none">{table.noCategory}</option>
        {categories.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label={table.stock} value={view.stock} onChange={({ target }) => onChange(read('stock', target.value))}>
        <option value="">{table.anyStock}</option>
        <option value="yes">{table.yes}</option>
        <option value="no">{table.no}</option>
      </SelectField>
      <SelectField label={table.live} value={view.live} onChange={({ target }) => onChange(read('live', target.value))}>
        <option value="">{table.anyLive}</option>
        <option value="yes">{table.live}</option>
        <option value="no">{table.hidden}</option>
      </SelectField>
    </div>
  );
}
