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
 * What becomes of my form when somebody saved theirs meanwhile: fields only one of us touched take that one's value; fields
 * that both changed, differently, are for a person to settle (mine stays in `merged` until then).
 *
 * @param original what was stored when the two were last brought together
 * @param open fields that were left to a person then and are not settled yet: `original` has theirs already
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
