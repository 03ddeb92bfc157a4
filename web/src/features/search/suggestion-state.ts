import { optionInCircle } from '../../ui/use-combobox';

/** What is found for `words`: ids of products, or the addresses of suggestions. */
export interface Found {
  words: string;
  ids: readonly string[];
  /** No product has all words: these have the most of them. */
  isPartial?: boolean;
}

/** The search field as a combobox. */
export interface SuggestionState {
  /** What is typed. */
  words: string;
  isOpen: boolean;
  /** The suggestions; may be those of earlier words until the next arrive. Null until there are any. */
  found: Found | null;
  /** Address of the suggestion selected by arrow keys: it stays selected when the suggestions change around it. */
  active: string | null;
  /** Arrow keys pressed before the suggestions for `words` arrived; downwards counts as positive. */
  steps: number;
}

/** A step from one state to the next. */
export type Change = (state: SuggestionState) => SuggestionState;

const UNSELECTED = { active: null, steps: 0 };

export const typed =
  (words: string, isOpen: boolean): Change =>
  (state) => ({ ...state, ...UNSELECTED, words, isOpen });

export const closed: Change = (state) => ({ ...state, ...UNSELECTED, isOpen: false });

/**
 * Applies the pressed arrow keys once the suggestions are those for `words`. None found is no answer yet: until the index is built,
 * words with a typo find nothing.
 */
const moved: Change = (state) => {
  const { words, found, active, steps } = state;
  if (steps === 0 || found?.words !== words || found.ids.length === 0) return state;
  return { ...state, active: optionInCircle(found.ids, active, steps), steps: 0 };
};

export const arrived =
  (found: Found | null): Change =>
  (state) =>
    moved({ ...state, found });

export const pressed =
  (step: number): Change =>
  (state) =>
    moved({ ...state, isOpen: true, steps: state.steps + step });
