import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { mergeEdits } from './merge-edits';
import type { Conflict } from './merge-edits';

/** Stored values and their revision. */
export interface Version<Values> {
  values: Values;
  revision: number;
}

/** State of a form whose document others may save meanwhile. */
export interface Edits<Values> {
  values: Values;
  /** The stored version at the last merge; null when nothing is stored yet. */
  from: Version<Values> | null;
  /** Fields that both sides changed. They block saving. */
  conflicts: readonly Conflict<Values>[];
  /** Fields whose value was taken over from the other person. */
  autoMerged: readonly (keyof Values)[];
}

/** Edits as stored on the device. A conflict is stored by its field: `from` has their value, `values` has mine. */
export interface StoredEdits<Values> extends Pick<Edits<Values>, 'values' | 'from'> {
  open: readonly (keyof Values)[];
}

/** New edits of the stored version. */
export const createEdits = <Values extends object>(stored: Version<Values> | null, empty: Values): Edits<Values> => ({
  values: stored?.values ?? empty,
  from: stored,
  conflicts: [],
  autoMerged: [],
});

/** Edits restored from the device. */
export const restoreEdits = <Values extends object>({ values, from, open }: StoredEdits<Values>): Edits<Values> => ({
  values,
  from,
  conflicts: from ? open.map((field) => ({ field, mine: values[field], theirs: from.values[field] })) : [],
  autoMerged: [],
});

/** The edits merged with a newer stored version; the same object when nothing changed. */
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

/** Compares values too: a refused change and the stored one have the same revision. */
const hasChanged = <Values extends object>(now: Version<Values>, then: Version<Values>): boolean =>
  now.revision > then.revision ||
  (now.revision === then.revision &&
    (Object.keys(now.values) as (keyof Values)[]).some((field) => !isSameFact(now.values[field], then.values[field])));
