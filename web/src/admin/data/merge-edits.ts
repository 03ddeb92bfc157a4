import { isSameFact } from '@catalogue/contract/entities/product-facts';

/** A field that two people changed differently. */
export interface Conflict<Values> {
  field: keyof Values;
  mine: Values[keyof Values];
  theirs: Values[keyof Values];
}

export interface Merge<Values> {
  merged: Values;
  conflicts: Conflict<Values>[];
  /** Fields that only the other person touched. */
  autoMerged: (keyof Values)[];
}

/**
 * Three-way merge of a form. Fields that one side changed take that side's value. Fields that both changed differently are
 * conflicts; `merged` keeps mine until a person chooses.
 *
 * @param original the stored values at the last merge
 * @param open fields with an open conflict from then; `original` has their value already
 */
export function mergeEdits<Values extends object>(
  original: Values,
  mine: Values,
  theirs: Values,
  open: readonly (keyof Values)[] = [],
): Merge<Values> {
  const merged = { ...mine };
  const conflicts: Conflict<Values>[] = [];
  const autoMerged: (keyof Values)[] = [];
  for (const field of Object.keys(original) as (keyof Values)[]) {
    if (isSameFact(theirs[field], mine[field])) continue;
    if (isSameFact(mine[field], original[field])) {
      merged[field] = theirs[field];
      autoMerged.push(field);
    } else if (!isSameFact(theirs[field], original[field]) || open.includes(field)) {
      conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
    }
  }
  return { merged, conflicts: conflicts, autoMerged: autoMerged };
}
