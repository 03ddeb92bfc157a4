/** Products that match `words`. */
export interface Found {
  words: string;
  ids: readonly string[];
}

/** The search field as a combobox. */
export interface SuggestionState {
  /** What is typed. */
  words: string;
  isOpen: boolean;
  /** The suggestions; may be those of earlier words until the next arrive. Null until there are any. */
  found: Found | null;
  /** The product selected by arrow keys: it stays selected when the suggestions change around it. */
  active: string | null;
  /** Arrow keys pressed before the suggestions for `words` arrived; downwards counts as positive. */
  steps: number;
}

export type SuggestionAction =
  | { type: 'typed'; words: string; isOpen: boolean }
  | { type: 'found'; found: Found | null }
  | { type: 'arrow'; step: 1 | -1 }
  | { type: 'closed' };

/** Applies the pressed arrow keys once the suggestions are those for `words`. The position before the first is the field itself. */
function moved(state: SuggestionState): SuggestionState {
  const { words, found, active, steps } = state;
  if (steps === 0 || found?.words !== words) return state;
  const { ids } = found;
  const positions = ids.length + 1;
  const position = (((ids.indexOf(active ?? '') + 1 + steps) % positions) + positions) % positions;
  return { ...state, active: ids[position - 1] ?? null, steps: 0 };
}

const UNSELECTED = { active: null, steps: 0 };

export function suggestionState(state: SuggestionState, action: SuggestionAction): SuggestionState {
  switch (action.type) {
    case 'typed':
      return { ...state, ...UNSELECTED, words: action.words, isOpen: action.isOpen };
    case 'found':
      return moved({ ...state, found: action.found });
    case 'arrow':
      return moved({ ...state, isOpen: true, steps: state.steps + action.step });
    case 'closed':
      return { ...state, ...UNSELECTED, isOpen: false };
  }
}
