import { productPath } from '@catalogue/contract/paths';
import type { ChosenOption } from '@catalogue/contract/prices';

/** Parameters of a product's address beside its options: how many pieces are asked for, and the day when they are needed. */
export const PIECES = 'pieces';
export const NEEDED_BY = 'by';

/** The page of a product with the choice in its address. */
export function choicePath(
  productId: string,
  options: readonly ChosenOption[],
  pieces: number | null,
  neededBy: string | null = null,
): string {
  const query = new URLSearchParams(options.map(({ kind, name }) => [kind, name]));
  if (pieces !== null) query.set(PIECES, String(pieces));
  if (neededBy !== null) query.set(NEEDED_BY, neededBy);
  // Not query.size: browsers of 2023 lack it.
  const search = query.toString();
  return search === '' ? productPath(productId) : `${productPath(productId)}?${search}`;
}
