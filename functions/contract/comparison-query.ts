import type { ChosenOption } from './prices';

/* Without schemas: cards of every list import it. `comparison.ts` checks what comes from outside. */

export const MAX_COMPARED = 4;

/** A product with its chosen options. */
export interface ComparedItem {
  productId: string;
  options: readonly ChosenOption[];
}

/** Up to four products at the same number of pieces; null: the largest of their smallest orders. */
export interface Comparison {
  pieces: number | null;
  items: readonly ComparedItem[];
}

const isOption = (option: { kind: string; name: string }): option is ChosenOption =>
  ['colour', 'size', 'capacity'].includes(option.kind);

/** Reads `?pieces=300&1=flask&1.colour=Black&2=mug`. */
export function readComparison(query: URLSearchParams): Comparison {
  const pieces = query.get('pieces') ?? '';
  const items = [1, 2, 3, 4].flatMap((index): ComparedItem[] => {
    const productId = query.get(String(index));
    if (productId === null) return [];
    const options = [...query].flatMap(([key, name]) =>
      key.startsWith(`${index}.`) ? [{ kind: key.slice(2), name }].filter(isOption) : [],
    );
    return [{ productId, options }];
  });
  const isFirst = (one: ComparedItem, index: number): boolean => items.findIndex((other) => isSameItem(one, other)) === index;
  return { pieces: /^[1-9]\d{0,7}$/.test(pieces) ? Number(pieces) : null, items: items.filter(isFirst) };
}

/** The query of a comparison; the inverse of `readComparison`. */
export function writeComparison({ pieces, items }: Comparison): URLSearchParams {
  const query = new URLSearchParams();
  if (pieces !== null) query.set('pieces', String(pieces));
  for (const [index, { productId, options }] of items.entries()) {
    query.set(String(index + 1), productId);
    for (const { kind, name } of options) query.set(`${index + 1}.${kind}`, name);
  }
  return query;
}

/** Whether both are the same product with the same options, in any order. */
export const isSameItem = (one: ComparedItem, other: ComparedItem): boolean =>
  one.productId === other.productId &&
  one.options.length === other.options.length &&
  one.options.every(({ kind, name }) => other.options.some((option) => option.kind === kind && option.name === name));
