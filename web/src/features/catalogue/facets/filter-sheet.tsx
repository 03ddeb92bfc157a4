import { Button } from '../../../ui/button';
import { CheckField, SelectField } from '../../../ui/choice-field';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useSettled } from '../../../lib/use-settled';
import { useShownCategories } from '../../../data/catalogue/hooks';
import { NO_FILTER, type ProductFilter } from '../filter-products';
import { LIST_TEXTS } from '../list-texts';
import { FACET_GROUPS, type MultipleGroup } from './facet-filter';
import type { FacetCounts } from './facet-index';
import { facetLabel, facetName } from './facet-labels';
import { facetOptions } from './facet-options';
import styles from './filter-sheet.module.css';
import { NumberFilter } from './number-filter';

const copy = LIST_TEXTS.filter;

interface Props {
  filter: ProductFilter;
  counts: FacetCounts;
  /** Products that the list behind it shows. */
  shown: number;
  withinCategory: boolean;
  onChange: (change: Partial<ProductFilter>) => void;
  onClose: () => void;
}

/** All filters: the buyer's order, and facets with counts. The list behind it follows every change. */
export default function FilterSheet({ filter, counts, shown, withinCategory, onChange, onClose }: Props) {
  const announced = useSettled(copy.show(shown));
  return (
    <Dialog
      sheet
      title={copy.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChange({ ...NO_FILTER, sort: filter.sort })}>{copy.clearAll}</Button>
          <Button kind="primary" onClick={onClose}>
            {copy.show(shown)}
          </Button>
        </>
      }
    >
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <div className={styles.order}>
        <NumberFilter label={copy.quantity} value={filter.quantity} onChange={(quantity) => onChange({ quantity })} />
        <NumberFilter label={copy.maxPrice} value={filter.maxPrice} onChange={(maxPrice) => onChange({ maxPrice })} />
        <TextField
          label={copy.readyBy}
          type="date"
          value={filter.readyBy ?? ''}
          onChange={({ target }) => onChange({ readyBy: target.value === '' ? null : target.value })}
        />
        {!withinCategory && <CategoryField value={filter.category} onChange={(category) => onChange({ category })} />}
      </div>
      <CheckField
        label={copy.inStock}
        checked={filter.inStock}
        onChange={({ target }) => onChange({ inStock: target.checked })}
      />
      <div className={styles.groups}>
        {FACET_GROUPS.map((group) => (
          <Facet
            key={group}
            group={group}
            counts={counts[group]}
            chosen={filter.chosen[group] ?? []}
            onChange={(values) => onChange({ chosen: { ...filter.chosen, [group]: values } })}
          />
        ))}
      </div>
    </Dialog>
  );
}

function CategoryField({ value, onChange }: { value: string | null; onChange: (category: string | null) => void }) {
  const categories = useShownCategories();
  return (
    <SelectField
      label={copy.category}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{copy.allCategories}</option>
      {categories.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

interface FacetProps {
  group: MultipleGroup;
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function Facet({ group, counts, chosen, onChange }: FacetProps) {
  const options = facetOptions(group, counts).filter(([value, count]) => count > 0 || chosen.includes(value));
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{facetName(group)}</legend>
      {options.map(([value, count]) => (
        <label key={value} className={styles.option}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
          {facetLabel(group, value)} <span className={styles.count}>({count})</span>
        </label>
      ))}
    </fieldset>
  );
}
