import { useId, useState } from 'react';
import { createEdits, rebaseEdits, restoreEdits } from './edits';
import type { StoredEdits, Version } from './edits';

interface Stored<Values> extends Version<Values> {
  /** A change of this device that the server has not answered yet. It may refuse it, and has somebody else's then. */
  isUnsent: boolean;
}

/**
 * The values of a form over something that others may save meanwhile: what only they touched is autoMerged over, what both touched is
 * asked about. `stored` is followed while the form is open; null: a new one, that begins with `empty`. `kept` is where an
 * earlier page was.
 */
export function useEdits<Values extends object>(
  stored: Stored<Values> | null,
  empty: Values,
  kept: StoredEdits<Values> | null = null,
) {
  const [state, setState] = useState(() => (kept ? restoreEdits(kept) : createEdits(stored, empty)));
  const noticeId = useId();

  const now = stored && !stored.isUnsent ? rebaseEdits(state, stored) : state;
  if (now !== state) setState(now);

  const set = (change: Partial<Values>) => setState((last) => ({ ...last, values: { ...last.values, ...change } }));
  return {
    values: state.values,
    from: state.from,
    /** Revision that saving follows on; null creates. */
    base: (stored?.isUnsent === true ? stored.revision : state.from?.revision) ?? null,
    /** Fields that both changed and nobody has settled. */
    open: state.conflicts.map(({ field }) => field),
    /** For the ConflictNotice of the form. */
    notice: {
      id: noticeId,
      conflicts: state.conflicts,
      autoMerged: state.autoMerged,
      onTake: (field: keyof Values, value: Values[keyof Values]) => set({ [field]: value } as unknown as Partial<Values>),
      onResolve: (field: keyof Values) =>
        setState((last) => ({ ...last, conflicts: last.conflicts.filter((conflict) => conflict.field !== field) })),
    },
    /** Whether nothing waits for a person to choose. If something does, they are brought to it: nothing may be saved then. */
    requireResolved: (): boolean => {
      if (state.conflicts.length === 0) return true;
      document.getElementById(noticeId)?.focus();
      return false;
    },
    set,
    /** Back to what is stored, or for a new one to `to`. */
    reset: (to = empty) => setState(createEdits(stored, to)),
  };
}
