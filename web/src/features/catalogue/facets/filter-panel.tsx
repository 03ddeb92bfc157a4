import { useLocation } from 'react-router-dom';
import { TextField } from '../../../ui/field';
import type { ProductFilter } from '../filter-products';
import { LIST_TEXTS } from '../list-texts';
import { FACET_GROUPS, PRICE_BANDS, type MultipleGroup } from './facet-filter';
import type { FacetCounts } from './facet-index';
import { facetLabel, facetName } from './facet-labels';
import styles from './filter-panel.module.css';
import { NumberFilter } from './number-filter';

interface Props {
  filter: ProductFilter;
  counts: FacetCounts;
  onChange: (change: Partial<ProductFilter>) => void;
}

/** Pages of this visit whose panel is open. Whoever comes back from a product finds it as it was. */
const openPanels = new Set<string>();

/** Filters beyond category and stock: the buyer's order, and facets with counts. Closed until somebody opens it. */
export function FilterPanel({ filter, counts, onChange }: Props) {
  const { pathname } = useLocation();
  const chosen = Object.values(filter.chosen).flat().length;
  const order = [filter.quantity, filter.maxPrice, filter.readyBy].filter((value) => value !== null).length;
  return (
    <details
      className={styles.panel}
      open={openPanels.has(pathname)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) openPanels.add(pathname);
        else openPanels.delete(pathname);
      }}
    >
      <summary className={styles.summary}>{LIST_TEXTS.filter.more(chosen + order)}</summary>
      <div className={styles.order}>
        <NumberFilter
          label={LIST_TEXTS.filter.quantity}
          value={filter.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
        <NumberFilter
          label={LIST_TEXTS.filter.maxPrice}
          value={filter.maxPrice}
          onChange={(maxPrice) => onChange({ maxPrice })}
        />
        <TextField
          label={LIST_TEXTS.filter.readyBy}
          type="date"
          value={filter.readyBy ?? ''}
          onChange={({ target }) => onChange({ readyBy: target.value === '' ? null : target.value })}
        />
      </div>
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
    </details>
  );
}

interface FacetProps {
  group: MultipleGroup;
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Price bands by price, all others by count. */
function optionsOf(group: MultipleGroup, counts: ReadonlyMap<string, number>): [value: string, count: number][] {
  if (group === 'price') return PRICE_BANDS.map(({ id }) => [id, counts.get(id) ?? 0]);
  return [...counts].sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1));
}

function Facet({ group, counts, chosen, onChange }: FacetProps) {
  const options = optionsOf(group, counts).filter(([value, count]) => count > 0 || chosen.includes(value));
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
