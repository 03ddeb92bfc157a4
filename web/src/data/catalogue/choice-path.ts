import { productPath } from '@catalogue/contract/paths';
import type { ChosenOption } from '@catalogue/contract/prices';

/** The page of a product with the choice in its address. */
export function choicePath(productId: string, options: readonly ChosenOption[], pieces: number | null): string {
  const query = new URLSearchParams(options.map(({ kind, name }) => [kind, name]));
  if (pieces !== null) query.set('pieces', String(pieces));
  return query.size === 0 ? productPath(productId) : `${productPath(productId)}?${query.toString()}`;
}
