import { Suspense, useState } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { optional } from '../../ui/optional';
import { SORTS, type Sort } from '../../data/catalogue/view';
import type { FacetCounts } from './facets/facet-index';
import styles from './filter-bar.module.css';
import { chosenCount, type ProductFilter } from './filter-products';
import { LIST_TEXTS } from './list-texts';

// Most visitors never open it.
const FilterSheet = optional(() => import('./facets/filter-sheet'));

interface Props {
  filter: ProductFilter;
  /** null until the catalogue is on the device. */
  counts: FacetCounts | null;
  /** Products that the list shows. */
  shown: number;
  onChange: (change: Partial<ProductFilter>) => void;
  /** The page shows a single category, so the category filter is hidden. */
  withinCategory?: boolean;
  /** The default order: best match for a search, oldest first (SPEC §9) for a list. */
  unsorted: 'best' | 'oldest' | 'newest';
}

const isSort = (value: string): value is Sort => SORTS.some((sort) => sort === value);

/** Filters and sort above a list of products. */
export function FilterBar({ filter, counts, shown, onChange, withinCategory = false, unsorted }: Props) {
  const [isOpen, setOpen] = useState(false);
  const sorts = SORTS.filter((sort) => sort !== unsorted);
  return (
    <div role="group" aria-label={LIST_TEXTS.filter.label} className={styles.bar}>
      <Button aria-haspopup="dialog" disabled={counts === null} onClick={() => setOpen(true)}>
        {LIST_TEXTS.filter.more(chosenCount(filter))}
      </Button>
      <label className={styles.sort}>
        <span className={styles.label}>{LIST_TEXTS.filter.sort}</span>
        <select
          className={styles.select}
          value={filter.sort ?? ''}
          onChange={({ target }) => onChange({ sort: isSort(target.value) ? target.value : null })}
        >
          <option value="">{LIST_TEXTS.filter.sorts[unsorted]}</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {LIST_TEXTS.filter.sorts[sort]}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} />
      </label>
      {isOpen && counts !== null && (
        <Suspense>
          <FilterSheet
            filter={filter}
            counts={counts}
            shown={shown}
            withinCategory={withinCategory}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
