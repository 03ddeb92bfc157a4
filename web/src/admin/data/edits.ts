import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { useId, useState } from 'react';

/** Stored values and their revision. */
export interface Version<Values> {
  values: Values;
  revision: number;
}

/** A field that two people changed differently. */
export interface Conflict<Values> {
  field: keyof Values;
  theirs: Values[keyof Values];
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
  conflicts: from ? open.map((field) => ({ field, theirs: from.values[field] })) : [],
  autoMerged: [],
});

/** The edits merged with a newer stored version; the same object when nothing changed. */
export function rebaseEdits<Values extends object>(edits: Edits<Values>, stored: Version<Values>): Edits<Values> {
  if (!edits.from || !hasChanged(stored, edits.from)) return edits;
  const open = edits.conflicts.map(({ field }) => field);
  const { merged, conflicts, autoMerged } = mergeEdits(edits.from.values, edits.values, stored.values, open);
  return { values: merged, from: { values: stored.values, revision: stored.revision }, conflicts, autoMerged };
}

/** The edits once the server has accepted `saved`: what was typed since conflicts with nobody's change but others'. */
export function acceptEdits<Values extends object>(edits: Edits<Values>, saved: Version<Values>): Edits<Values> {
  const isNewer = edits.from === null || edits.from.revision < saved.revision;
  return {
    ...edits,
    from: isNewer ? saved : edits.from,
    conflicts: edits.conflicts.filter(({ field, theirs }) => !isSameFact(theirs, saved.values[field])),
  };
}

/** Compares values too: a refused change and the stored one have the same revision. */
const hasChanged = <Values extends object>(now: Version<Values>, then: Version<Values>): boolean =>
  now.revision > then.revision ||
  (now.revision === then.revision &&
    (Object.keys(now.values) as (keyof Values)[]).some((field) => !isSameFact(now.values[field], then.values[field])));

interface Merge<Values> {
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
      conflicts.push({ field, theirs: theirs[field] });
    }
  }
  return { merged, conflicts, autoMerged };
}

/** Edits that the server refused. */
export interface RefusedEdits<Values> extends Pick<Edits<Values>, 'values' | 'from'> {
  /** Values of an earlier, still unsent save on which they were typed; null: they were typed on `from`. */
  typedOn: Values | null;
}

/**
 * Refused edits with what was typed meanwhile, based on what the refused ones were based on. `typed` may be based on the refused version, on
 * a newer one of somebody else, or on `typedOn` where that was refused before.
 */
export function mergeRefused<Values extends object>(
  refused: RefusedEdits<Values>,
  typed: Pick<Edits<Values>, 'values' | 'from'>,
  empty: Values,
): StoredEdits<Values> {
  const values = { ...typed.values };
  const base = typed.from?.values ?? empty;
  for (const field of Object.keys(refused.values) as (keyof Values)[]) {
    const isUntouched = isSameFact(values[field], base[field]);
    const isOfEarlier = refused.typedOn !== null && isSameFact(values[field], refused.typedOn[field]);
    if (isUntouched || (isOfEarlier && !isSameFact(base[field], refused.values[field]))) values[field] = refused.values[field];
  }
  return { values, from: refused.from, open: [] };
}

interface Stored<Values> extends Version<Values> {
  /** Whether the values include an unsent change of this device, which the server may refuse. */
  isUnsent: boolean;
}

/**
 * State of a form whose document others may save meanwhile. Their changes of other fields are merged, changes of the same field
 * become conflicts. `stored` may change while the form is open; null creates, starting with `empty`. `draft` restores a form.
 */
export function useEdits<Values extends object>(
  stored: Stored<Values> | null,
  empty: Values,
  draft: StoredEdits<Values> | null = null,
) {
  const [state, setState] = useState(() => (draft ? restoreEdits(draft) : createEdits(stored, empty)));
  const noticeId = useId();

  const now = stored && !stored.isUnsent ? rebaseEdits(state, stored) : state;
  if (now !== state) setState(now);

  const set = (change: Partial<Values>) => setState((last) => ({ ...last, values: { ...last.values, ...change } }));
  return {
    values: state.values,
    from: state.from,
    /** Revision that a save is based on; null creates. */
    base: (stored?.isUnsent === true ? stored.revision : state.from?.revision) ?? null,
    /** Fields with an open conflict. */
    open: state.conflicts.map(({ field }) => field),
    /** Props of the form's ConflictNotice. */
    notice: {
      id: noticeId,
      conflicts: state.conflicts,
      autoMerged: state.autoMerged,
      onTake: (field: keyof Values, value: Values[keyof Values]) => set({ [field]: value } as unknown as Partial<Values>),
      onResolve: (field: keyof Values) =>
        setState((last) => ({ ...last, conflicts: last.conflicts.filter((conflict) => conflict.field !== field) })),
    },
    /** Whether the form may be saved. With an open conflict it moves focus to the notice and answers false. */
    requireResolved: (): boolean => {
      if (state.conflicts.length === 0) return true;
      document.getElementById(noticeId)?.focus();
      return false;
    },
    set,
    /** Replaces the edits by stored ones that `merge` has brought together with them. */
    restore: (merge: (typed: Edits<Values>) => StoredEdits<Values>) => setState((last) => restoreEdits(merge(last))),
    /** Takes note of a version of this form that the server has accepted. */
    accept: (saved: Version<Values>) => setState((last) => acceptEdits(last, saved)),
    /** Resets the form to the stored values, or a new one to `to`. */
    reset: (to = empty) => setState(createEdits(stored, to)),
  };
}
