import type { ProductRow } from '../../data/product-row';
import { Chips } from '../../ui/chips';
import { PRODUCT_TEXTS } from '../product-texts';
import { viewRows } from './table-view';
import type { CategoryTitle, TableView } from './table-view';

interface Props {
  rows: readonly ProductRow[];
  /** Whether hidden products may be missing. */
  isUnconfirmed: boolean;
  /** Number of hidden products that are not among the rows; null: not known. */
  missingHidden: number | null;
  view: TableView;
  categoryTitle: CategoryTitle;
  onChange: (change: Partial<TableView>) => void;
}

const ALL = { live: '', stock: '', missing: '' } as const;

/** Filters that exclude each other, as a chip shows them. */
const CHIPS = [
  { name: 'all', filter: ALL },
  { name: 'live', filter: { ...ALL, live: 'yes' } },
  { name: 'hidden', filter: { ...ALL, live: 'no' } },
  { name: 'inStock', filter: { ...ALL, stock: 'yes' } },
  { name: 'outOfStock', filter: { ...ALL, stock: 'no' } },
  { name: 'noPicture', filter: { ...ALL, missing: 'picture' } },
  { name: 'noPrice', filter: { ...ALL, missing: 'price' } },
] as const satisfies readonly { name: keyof typeof PRODUCT_TEXTS.table.chips; filter: Partial<TableView> }[];

/** Filters of the product table, each with the number of products it would show; '60+' while hidden ones are not loaded. */
export function ProductFilterChips({ rows, isUnconfirmed, missingHidden, view, categoryTitle, onChange }: Props) {
  const countOf = ({ name, filter }: (typeof CHIPS)[number]): number | string | undefined => {
    if (name === 'hidden' && isUnconfirmed) return undefined;
    const loaded = viewRows(rows, { ...view, ...filter }, categoryTitle).length;
    if (missingHidden === 0 || name === 'live') return loaded;
    const countsAll = (name === 'all' || name === 'hidden') && view.q === '' && view.category === '';
    return countsAll && missingHidden !== null ? loaded + missingHidden : `${loaded}+`;
  };
  return (
    <Chips
      label={PRODUCT_TEXTS.table.filters}
      chips={CHIPS.map((chip) => ({
        name: chip.name,
        label: PRODUCT_TEXTS.table.chips[chip.name],
        count: countOf(chip),
        isOn: (Object.keys(ALL) as (keyof typeof ALL)[]).every((field) => view[field] === chip.filter[field]),
        onSelect: () => onChange(chip.filter),
      }))}
    />
  );
}
