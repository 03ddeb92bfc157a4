import { CheckField, SelectField } from '../../ui/choice-field';
import styles from './filter-bar.module.css';
import type { ProductFilter } from './filter-products';
import { LIST_TEXTS } from './list-texts';
import { useCategories } from '../../data/catalogue/hooks';
import { SORTS, type Sort } from '../../data/catalogue/view';

interface Props {
  filter: ProductFilter;
  onChange: (change: Partial<ProductFilter>) => void;
  /** The page shows a single category, so the category filter is hidden. */
  withinCategory?: boolean;
  /** The default order: best match for a search, oldest first (SPEC §9) for a list. */
  unsorted: 'best' | 'oldest';
}

const isSort = (value: string): value is Sort => SORTS.some((sort) => sort === value);

/** Filters and sort above a list of products. */
export function FilterBar({ filter, onChange, withinCategory = false, unsorted }: Props) {
  const categories = useCategories();
  const sorts = SORTS.filter((sort) => sort !== unsorted);
  return (
    <div role="group" aria-label={LIST_TEXTS.filter.label} className={styles.bar}>
      {!withinCategory && (
        <SelectField
          label={LIST_TEXTS.filter.category}
          value={filter.category ?? ''}
          onChange={({ target }) => onChange({ category: target.value === '' ? null : target.value })}
        >
          <option value="">{LIST_TEXTS.filter.allCategories}</option>
          {categories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={LIST_TEXTS.filter.sort}
        value={filter.sort ?? ''}
        onChange={({ target }) => onChange({ sort: isSort(target.value) ? target.value : null })}
      >
        <option value="">{LIST_TEXTS.filter.sorts[unsorted]}</option>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {LIST_TEXTS.filter.sorts[sort]}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={LIST_TEXTS.filter.inStock}
        checked={filter.inStock}
        onChange={({ target }) => onChange({ inStock: target.checked })}
      />
    </div>
  );
}
