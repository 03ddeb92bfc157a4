import { CheckField, SelectField } from '../ui/choice-field';
import styles from './choice-bar.module.css';
import type { Choice } from './choose-products';
import { COPY } from './lists-copy';
import { useCategories } from './hooks';
import { SORTS, type Sort } from './view';

interface Props {
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
  /** The page shows one category: no use choosing another. */
  withinCategory?: boolean;
  /** What no sort means: the best match of a search, or SPEC's order of a list. */
  unsorted: 'best' | 'oldest';
}

const isSort = (value: string): value is Sort => SORTS.some((sort) => sort === value);

/** Filters and sort above a list of products. */
export function ChoiceBar({ choice, onChange, withinCategory = false, unsorted }: Props) {
  const categories = useCategories();
  const sorts = SORTS.filter((sort) => sort !== unsorted);
  return (
    <div role="group" aria-label={COPY.choice.label} className={styles.bar}>
      {!withinCategory && (
        <SelectField
          label={COPY.choice.category}
          value={choice.category ?? ''}
          onChange={({ target }) => onChange({ category: target.value === '' ? null : target.value })}
        >
          <option value="">{COPY.choice.allCategories}</option>
          {categories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={COPY.choice.sort}
        value={choice.sort ?? ''}
        onChange={({ target }) => onChange({ sort: isSort(target.value) ? target.value : null })}
      >
        <option value="">{COPY.choice.sorts[unsorted]}</option>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {COPY.choice.sorts[sort]}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={COPY.choice.inStock}
        checked={choice.inStock}
        onChange={({ target }) => onChange({ inStock: target.checked })}
      />
    </div>
  );
}
