import { byDateAdded } from '@catalogue/contract/category-lists';

/**
 * The products to store as the first ones of a list that staff put in order: without the end of it that stands by date anyway, so that
 * new products come after the others.
 */
export function firstOf(ordered: readonly { id: string; addedDate: number }[]): string[] {
  let end = ordered.length;
  const isByDate = (index: number): boolean => {
    const [one, other] = [ordered[index - 1], ordered[index]];
    return one !== undefined && (other === undefined || byDateAdded(one, other) <= 0);
  };
  // The end may begin where nothing before it is older than it.
  while (end > 0 && isByDate(end)) end -= 1;
  return ordered.slice(0, end).map(({ id }) => id);
}
