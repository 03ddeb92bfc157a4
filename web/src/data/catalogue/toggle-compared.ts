import {
  isSameItem,
  MAX_COMPARED,
  readComparison,
  writeComparison,
  type ComparedItem,
} from '@catalogue/contract/comparison-query';
import { comparedQuery, setCompared } from './compared';

/* Apart from compared.ts: every page asks whether anything is compared, and few have a button for it. */

export const isCompared = (item: ComparedItem, query: string): boolean =>
  query !== '' && readComparison(new URLSearchParams(query)).items.some((one) => isSameItem(one, item));

/** Adds a product to the comparison or takes it out. Returns false when there is no room for it. `pieces` counts for all of them. */
export function toggleCompared(item: ComparedItem, pieces: number | null): boolean {
  const before = readComparison(new URLSearchParams(comparedQuery()));
  const others = before.items.filter((one) => !isSameItem(one, item));
  const isOut = others.length < before.items.length;
  if (!isOut && others.length >= MAX_COMPARED) return false;
  const items = isOut ? others : [...others, item];
  setCompared(
    items.length === 0 ? '' : writeComparison({ pieces: isOut ? before.pieces : (pieces ?? before.pieces), items }).toString(),
  );
  return true;
}
