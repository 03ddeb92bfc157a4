import type { ProductRow } from '../../data/product-row';
import { Chips } from '../../ui/chips';
import { PRODUCT_TEXTS } from '../product-texts';
import { viewRows } from './table-view';
import type { CategoryTitle, TableView } from './table-view';

interface Props {
  rows: readonly ProductRow[];
  /** Whether hidden products may be missing. */
  isUnconfirmed: boolean;
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

/** Filters of the product table, each with the number of products it would show. */
export const FilterChips = ({ rows, isUnconfirmed, view, categoryTitle, onChange }: Props) => (
  <Chips
    label={PRODUCT_TEXTS.table.filters}
    chips={CHIPS.map(({ name, filter }) => ({
      name,
      label: PRODUCT_TEXTS.table.chips[name],
      count: name === 'hidden' && isUnconfirmed ? undefined : viewRows(rows, { ...view, ...filter }, categoryTitle).length,
      isOn: (Object.keys(ALL) as (keyof typeof ALL)[]).every((field) => view[field] === filter[field]),
      onSelect: () => onChange(filter),
    }))}
  />
);
