import type { OptionKind, ProductOption } from '@catalogue/contract/product-fields';
import type { PriceBreak } from '@catalogue/contract/prices';

/** The chosen option of each kind. */
export type Selection = Partial<Record<OptionKind, ProductOption>>;

const KINDS: readonly OptionKind[] = ['colour', 'capacity', 'size'];

/** Options by kind, in the order they are shown. Kinds without options are left out. */
export const optionGroups = (options: readonly ProductOption[]): [OptionKind, ProductOption[]][] =>
  KINDS.map((kind): [OptionKind, ProductOption[]] => [kind, options.filter((option) => option.kind === kind)]).filter(
    ([, group]) => group.length > 0,
  );

/** Reads the selection from a URL query: `?colour=Black&size=L`. Unknown names are ignored. */
export function readSelection(options: readonly ProductOption[], query: URLSearchParams): Selection {
  const chosen = options.filter(({ kind, name }) => query.get(kind) === name);
  return Object.fromEntries(chosen.map((option) => [option.kind, option]));
}

/** `query` with one option chosen, or with none of its kind when it was chosen already. */
export function toggleOption(query: URLSearchParams, { kind, name }: ProductOption): URLSearchParams {
  const next = new URLSearchParams(query);
  if (next.get(kind) === name) next.delete(kind);
  else next.set(kind, name);
  return next;
}

interface Offer {
  sku: string | null;
  price: number | null;
  discountedPrice: number | null;
  stock: boolean;
  priceBreaks: readonly PriceBreak[];
}

/**
 * The offer with the chosen options: an option's item number replaces the product's, any option out of stock makes it out
 * of stock, and an option's own price moves all prices by its difference.
 */
export function applySelection<Base extends Offer>(offer: Base, selection: Selection): Base {
  const chosen = Object.values(selection);
  const base = offer.discountedPrice ?? offer.price;
  const difference = chosen.reduce((sum, { price }) => sum + (price === null || base === null ? 0 : price - base), 0);
  const moved = (price: number | null): number | null => (price === null ? null : Math.max(0, price + difference));
  return {
    ...offer,
    sku: chosen.find(({ sku }) => sku !== null)?.sku ?? offer.sku,
    stock: offer.stock && chosen.every(({ stock }) => stock),
    price: moved(offer.price),
    discountedPrice: moved(offer.discountedPrice),
    priceBreaks: offer.priceBreaks.map((step) => ({ ...step, price: moved(step.price) })),
  };
}
