import { formatDay } from '../../../lib/format';
import type { ProductRow } from '../../data/product-row';
import { PRODUCT_TEXTS } from '../product-texts';
import type { HideableColumn } from './table-settings';

/** ' · Drinkware, from 50, 12 Nov 2026': what a phone has no columns for, without the hidden ones; '' where all are hidden. */
export function phoneSummary(
  { facets, addedDate }: Pick<ProductRow, 'facets' | 'addedDate'>,
  category: string | undefined,
  hidden: readonly HideableColumn[],
): string {
  const minimum = facets?.minimumQuantity ?? 1;
  const texts = {
    category,
    minimum: minimum > 1 && PRODUCT_TEXTS.table.minimum(minimum),
    date: formatDay(addedDate),
  };
  const shown = (['category', 'minimum', 'date'] as const).filter((column) => !hidden.includes(column));
  const named = shown.map((column) => texts[column]).filter(Boolean);
  return named.length === 0 ? '' : ` · ${named.join(', ')}`;
}
