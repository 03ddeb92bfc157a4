import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { makesPricesCross } from '@catalogue/contract/prices';
import * as v from 'valibot';
import { pick } from '../../../lib/pick';
import { mergeEdits } from '../../data/edits';
import type { CellChange, CellName } from './cell-values';

const cellChange = v.object({
  title: v.exactOptional(v.string()),
  categoryId: v.exactOptional(v.nullable(v.string())),
  price: v.exactOptional(v.nullable(v.number())),
  discountedPrice: v.exactOptional(v.nullable(v.number())),
  stock: v.exactOptional(v.boolean()),
  live: v.exactOptional(v.boolean()),
  minimumQuantity: v.exactOptional(v.number()),
});

/** Unsaved cells of one product, as stored on the device. */
export const productEdits = v.object({
  id: v.string(),
  title: v.string(),
  /** Revision that the next write is based on. */
  base: v.number(),
  /** Values as typed. */
  mine: cellChange,
  /** Stored values of the same cells at the last merge. */
  before: cellChange,
  /** The write on its way; later edits wait for it. */
  sent: v.nullable(v.object({ writeId: v.string(), change: cellChange })),
  /** Stored values of the cells that somebody else changed too. */
  theirs: cellChange,
  /** The server refused the write for a reason other than a conflict, or would refuse it: see {@link rebase}. */
  isRefused: v.boolean(),
});
export type ProductEdits = v.InferOutput<typeof productEdits>;

const namesOf = (change: CellChange): CellName[] => Object.keys(change) as CellName[];

const omit = (values: CellChange, names: readonly CellName[]): CellChange =>
  pick(
    values,
    namesOf(values).filter((name) => !names.includes(name)),
  );

interface Target {
  id: string;
  title: string;
  revision: number;
}

/** Adds typed cells. `stored` holds the values that the table showed before any unsaved edit. */
export function addEdit(
  edits: ProductEdits | undefined,
  { id, title, revision }: Target,
  change: CellChange,
  stored: CellChange,
): ProductEdits {
  const { mine, before, ...rest } = edits ?? {
    id,
    title,
    base: 0,
    mine: {},
    before: {},
    sent: null,
    theirs: {},
    isRefused: false,
  };
  return {
    ...rest,
    // During a pending write, the row may have its revision already.
    base: rest.sent ? rest.base : Math.max(rest.base, revision),
    mine: { ...mine, ...change },
    before: { ...pick(stored, namesOf(change)), ...before },
    theirs: omit(rest.theirs, namesOf(change)),
    isRefused: false,
  };
}

/** Cells to send now: none during a pending write, an open conflict or after a refusal. */
export function cellsToSend({ mine, before, sent, theirs, isRefused }: ProductEdits): CellChange {
  if (sent !== null || isRefused || namesOf(theirs).length > 0) return {};
  return pick(
    mine,
    namesOf(mine).filter((name) => !isSameFact(mine[name], before[name])),
  );
}

/** The edits once the server has what was sent; null when nothing is left. */
export function accept(edits: ProductEdits): ProductEdits | null {
  const sent = edits.sent?.change ?? {};
  const before = { ...edits.before, ...sent };
  const left = namesOf(edits.mine).filter((name) => !isSameFact(edits.mine[name], before[name]));
  if (left.length === 0) return null;
  return { ...edits, base: edits.base + 1, sent: null, mine: pick(edits.mine, left), before: pick(before, left) };
}

/**
 * The edits merged with what the server has now. Cells that both sides changed differently are conflicts. Prices that cross a
 * colleague's are refused.
 */
export function rebase(edits: ProductEdits, stored: CellChange, revision: number): ProductEdits | null {
  const names = namesOf(edits.mine);
  const theirs = pick(stored, names);
  const { conflicts } = mergeEdits(pick(edits.before, names), edits.mine, theirs);
  const open = conflicts.map(({ field }) => field);
  const left = names.filter((name) => !isSameFact(edits.mine[name], theirs[name]));
  if (left.length === 0) return null;
  return {
    ...edits,
    base: revision,
    sent: null,
    mine: pick(edits.mine, left),
    before: pick(theirs, left),
    theirs: pick(theirs, open),
    isRefused: open.length === 0 && crossesStored(pick(edits.mine, left), stored),
  };
}

function crossesStored(mine: CellChange, stored: CellChange): boolean {
  const pricesOf = ({ price = null, discountedPrice = null }: CellChange) => ({ price, discountedPrice });
  return makesPricesCross(pricesOf({ ...stored, ...mine }), pricesOf(stored));
}

/** Settles a conflict: keeps the typed value, or takes the other person's. null when nothing is left. */
export function resolve(edits: ProductEdits, name: CellName, take: 'mine' | 'theirs'): ProductEdits | null {
  const settled = { ...edits, theirs: omit(edits.theirs, [name]) };
  return take === 'mine' ? settled : dropCell(settled, name);
}

/** Discards the edit of one cell. */
export function dropCell(edits: ProductEdits, name: CellName): ProductEdits | null {
  const mine = omit(edits.mine, [name]);
  if (namesOf(mine).length === 0) return null;
  return { ...edits, mine, before: omit(edits.before, [name]), theirs: omit(edits.theirs, [name]), isRefused: false };
}
