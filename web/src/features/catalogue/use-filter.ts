import { useSearchParams } from '../../lib/use-search-params';
import { readFilter, writeFilter, type ProductFilter } from './filter-products';

/** Filters and sort of this page, from its URL. A change replaces the history entry. */
export function useFilter(): [ProductFilter, (change: Partial<ProductFilter>) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  return [filter, (change) => setQuery(writeFilter(query, { ...filter, ...change }))];
}
