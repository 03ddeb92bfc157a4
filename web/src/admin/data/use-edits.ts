import { useId, useState } from 'react';
import { createEdits, rebaseEdits, restoreEdits } from './edits';
import type { StoredEdits, Version } from './edits';

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
    /** Resets the form to the stored values, or a new one to `to`. */
    reset: (to = empty) => setState(createEdits(stored, to)),
  };
}
