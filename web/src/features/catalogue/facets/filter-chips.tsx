import { formatIsoDay, formatMoney } from '../../../lib/format';
import { Icon } from '../../../ui/icon';
import { keepFocus } from '../../../ui/keep-focus';
import type { ProductFilter } from '../filter-products';
import { LIST_TEXTS } from '../list-texts';
import { FACET_GROUPS } from './facet-filter';
import { facetLabel } from './facet-labels';
import styles from './filter-chips.module.css';

interface Chip {
  key: string;
  name: string;
  /** The change that removes the filter. */
  removal: Partial<ProductFilter>;
}

function chipsOf(filter: ProductFilter): Chip[] {
  const { chosen, quantity, maxPrice, readyBy } = filter;
  const { chip } = LIST_TEXTS.filter;
  const groups = FACET_GROUPS.flatMap((group) =>
    (chosen[group] ?? []).map((value): Chip => {
      const rest = (chosen[group] ?? []).filter((one) => one !== value);
      return {
        key: `${group} ${value}`,
        name: facetLabel(group, value),
        removal: { chosen: { ...chosen, [group]: rest } },
      };
    }),
  );
  return [
    ...(filter.inStock ? [{ key: 'stock', name: LIST_TEXTS.filter.inStock, removal: { inStock: false } }] : []),
    ...(quantity === null ? [] : [{ key: 'quantity', name: chip.quantity(quantity), removal: { quantity: null } }]),
    ...(maxPrice === null
      ? []
      : [{ key: 'maxPrice', name: chip.maxPrice(formatMoney(maxPrice)), removal: { maxPrice: null } }]),
    ...(readyBy === null ? [] : [{ key: 'readyBy', name: chip.readyBy(formatIsoDay(readyBy)), removal: { readyBy: null } }]),
    ...groups,
  ];
}

interface Props {
  filter: ProductFilter;
  onChange: (change: Partial<ProductFilter>) => void;
}

/** One button per chosen filter, which removes it. */
export function FilterChips({ filter, onChange }: Props) {
  const chips = chipsOf(filter);
  if (chips.length === 0) return null;
  return (
    <ul ref={keepFocus} className={styles.chips} aria-label={LIST_TEXTS.filter.chips}>
      {chips.map(({ key, name, removal }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={LIST_TEXTS.filter.remove(name)}
            onClick={() => onChange(removal)}
          >
            {name}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
