import { useSearchParams } from '../router/use-search-params';
import { choiceOf, withChoice, type Choice } from './choose-products';

/** Filters and sort of this page, kept in its address. Changing them makes no new step to go back over. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [query, setQuery] = useSearchParams();
  const choice = choiceOf(query);
  return [choice, (change) => setQuery(withChoice(query, { ...choice, ...change }))];
}
