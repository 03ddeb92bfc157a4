import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { pricedProduct } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { priceOf, type ChosenOption } from '@catalogue/contract/prices';
import type { OptionKind, ProductOption } from '@catalogue/contract/product-fields';
import { useEffect, useState } from 'react';
import { NEEDED_BY, PIECES } from '../../data/catalogue/choice-path';
import { currentChoice } from '../../data/catalogue/chosen-product';
import { readDay } from '@catalogue/contract/iso-day';
import { useSearchParams } from '../../lib/use-search-params';
import { readWholeNumber } from '../../lib/read-whole-number';

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

/** The chosen options as data, in the order they are shown. */
export const chosenOf = (selection: Selection): ChosenOption[] =>
  KINDS.flatMap((kind) => {
    const option = selection[kind];
    return option ? [{ kind, name: option.name }] : [];
  });

/** Item number and stock of the choice: an option's item number replaces the product's, and one out of stock decides. */
export const applySelection = <Base extends { sku: string | null; stock: boolean }>(base: Base, selection: Selection): Base => {
  const chosen = Object.values(selection);
  return {
    ...base,
    sku: chosen.find(({ sku }) => sku !== null)?.sku ?? base.sku,
    stock: base.stock && chosen.every(({ stock }) => stock),
  };
};

const MAX_PIECES = 99_999_999;

/** A whole number of pieces; null for any other text. */
export function readPieces(text: string): number | null {
  const pieces = readWholeNumber(text);
  return pieces !== null && pieces <= MAX_PIECES ? pieces : null;
}

/** What the URL says is chosen of a product, with its price. The enquiry form reads it from `currentChoice`. */
export function useProductChoice(summary: ProductSummary, allOptions: readonly ProductOption[]) {
  const [query, setQuery] = useSearchParams();
  const [note, setNote] = useState('');
  const selection = readSelection(allOptions, query);
  const options = chosenOf(selection);
  const minimum = minimumOf(summary);
  const asked = readPieces(query.get(PIECES) ?? '');
  const pieces = asked ?? minimum;
  const neededBy = readDay(query.get(NEEDED_BY));
  const priced = pricedProduct(summary);
  const offered = applySelection({ ...summary }, selection);
  const chosen = { product: summary, options, sku: offered.sku, pieces };

  // The form hydrates later: props that change before it would make it lose what was typed.
  useEffect(() => currentChoice.set({ ...chosen, asked, note, neededBy }));

  return {
    ...{ selection, options, minimum, pieces, neededBy, priced, chosen },
    /** Pieces that the buyer typed; null: none yet. */
    asked,
    /** The product with item number and stock of the chosen options. */
    offered,
    price: priceOf(priced, options, pieces),
    setPieces: (next: number): void => {
      const changed = new URLSearchParams(query);
      changed.set(PIECES, String(next));
      setQuery(changed);
    },
    toggle: (option: ProductOption): void => setQuery(toggleOption(query, option)),
    /** The note goes with the line. */
    setNote,
  };
}
