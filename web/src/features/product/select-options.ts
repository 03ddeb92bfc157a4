import type { OptionKind, ProductOption } from '@catalogue/contract/product-fields';
import type { ChosenOption } from '@catalogue/contract/prices';

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
