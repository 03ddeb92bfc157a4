import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { mergeEdits } from './merge-edits';
import type { Conflict } from './merge-edits';

/** What a form follows: the stored values, and which version of them. */
export interface Version<Values> {
  values: Values;
  revision: number;
}

/** A form over something that others may save meanwhile. */
export interface Edits<Values> {
  values: Values;
  /** What was stored, at which revision, when `values` was last brought together with it; null: nothing is stored yet. */
  from: Version<Values> | null;
  /** What both changed: for a person to settle before anything is saved. */
  conflicts: readonly Conflict<Values>[];
  /** What only the other person changed, and was autoMerged over. */
  autoMerged: readonly (keyof Values)[];
}

/** Edits as a device keeps them over a reload: a conflict is known by its field, since `from` has their value and `values` mine. */
export interface StoredEdits<Values> extends Pick<Edits<Values>, 'values' | 'from'> {
  open: readonly (keyof Values)[];
}

/** Edits that begin with what is stored. */
export const createEdits = <Values extends object>(stored: Version<Values> | null, empty: Values): Edits<Values> => ({
  values: stored?.values ?? empty,
  from: stored,
  conflicts: [],
  autoMerged: [],
});

/** Edits that go on where a kept form was. */
export const restoreEdits = <Values extends object>({ values, from, open }: StoredEdits<Values>): Edits<Values> => ({
  values,
  from,
  conflicts: from ? open.map((field) => ({ field, mine: values[field], theirs: from.values[field] })) : [],
  autoMerged: [],
});

/** The edits, brought together with what is stored now. The same object where that is no news. */
export function rebaseEdits<Values extends object>(edits: Edits<Values>, stored: Version<Values>): Edits<Values> {
  if (!edits.from || !hasChanged(stored, edits.from)) return edits;
  const open = edits.conflicts.map(({ field }) => field);
  const {
    merged,
    conflicts: conflicts,
    autoMerged: autoMerged,
  } = mergeEdits(edits.from.values, edits.values, stored.values, open);
  return {
    values: merged,
    from: { values: stored.values, revision: stored.revision },
    conflicts: conflicts,
    autoMerged: autoMerged,
  };
}

/** A change of mine that was refused and what is there instead have the same revision. */
const hasChanged = <Values extends object>(now: Version<Values>, then: Version<Values>): boolean =>
  now.revision > then.revision ||
  (now.revision === then.revision &&
    (Object.keys(now.values) as (keyof Values)[]).some((field) => !isSameFact(now.values[field], then.values[field])));
