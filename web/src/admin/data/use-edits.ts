import { useState } from 'react';
import { mergeEdits } from './merge-edits';
import type { Clash } from './merge-edits';

interface State<Values> {
  values: Values;
  /** What was stored, at which revision, when `values` was last brought together with it; null: nothing is stored yet. */
  from: { values: Values; revision: number } | null;
  clashes: readonly Clash<Values>[];
  taken: readonly (keyof Values)[];
}

interface Stored<Values> {
  values: Values;
  revision: number;
  /** A change of this device that the server has not answered yet. It may refuse it, and has somebody else's then. */
  isUnsent: boolean;
}

/**
 * The values of a form over something that others may save meanwhile: what only they touched is taken over, what both touched is
 * asked about. `stored` is followed while the form is open; null: a new one, that begins with `empty`.
 */
export function useEdits<Values extends object>(stored: Stored<Values> | null, empty: Values) {
  const begin = (): State<Values> => ({ values: stored?.values ?? empty, from: stored, clashes: [], taken: [] });
  const [state, setState] = useState(begin);

  if (stored && !stored.isUnsent && state.from && isNews(stored, state.from)) {
    const { merged, clashes, taken } = mergeEdits(state.from.values, state.values, stored.values);
    setState({ values: merged, from: stored, clashes, taken });
  }

  return {
    values: state.values,
    /** Revision that saving follows on; null creates. */
    base: (stored?.isUnsent === true ? stored.revision : state.from?.revision) ?? null,
    clashes: state.clashes,
    taken: state.taken,
    set: (change: Partial<Values>) => setState((last) => ({ ...last, values: { ...last.values, ...change } })),
    settle: (field: keyof Values) =>
      setState((last) => ({ ...last, clashes: last.clashes.filter((clash) => clash.field !== field) })),
    reset: () => setState(begin()),
  };
}

/** A refused change and what is there instead have the same revision. */
const isNews = <Values extends object>(
  now: { values: Values; revision: number },
  then: { values: Values; revision: number },
): boolean =>
  now.revision > then.revision ||
  (now.revision === then.revision &&
    (Object.keys(now.values) as (keyof Values)[]).some((field) => now.values[field] !== then.values[field]));
