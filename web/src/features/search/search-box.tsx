import { Suspense, useDeferredValue, useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '@catalogue/contract/paths';
import { optional } from '../../ui/optional';
import { focusHeading } from '../../ui/head';
import { isTyping } from '../../ui/keys';
import { useCombobox } from '../../ui/use-combobox';
import { useTypedText } from '../../ui/use-typed-text';
import { useSearchParams } from '../../lib/use-search-params';
import { SEARCH_FIELD_TEXTS } from './search-field-texts';
import { closed, pressed, typed, type SuggestionState } from './suggestion-state';
import styles from './search-box.module.css';

// Loaded when the field gets focus. Where it cannot load, Enter still opens the results page.
const Suggestions = optional(() => import('./suggestions'));

/** '/' anywhere on the page focuses the field. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [input]);
}

/** Search field as a combobox: suggestions while typing, all results with Enter. */
export function SearchBox() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  // The field shows the query of the results page, also after going back to it.
  const currentQuery = pathname === PATHS.search ? (query.get('q') ?? '') : '';
  return <Box key={currentQuery} initialWords={currentQuery} />;
}

const initialState = (words: string): SuggestionState => ({ words, isOpen: false, found: null, active: null, steps: 0 });

/** State and actions of the search field: props of the field, and of the suggestions once they are needed. */
function useSearchField(initialWords: string) {
  const [{ words, isOpen: wantsOpen, found, active }, update] = useState(() => initialState(initialWords));
  // The field shows a letter before anything is searched for.
  const searched = useDeferredValue(words);
  const [needsSuggestions, setNeedsSuggestions] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isOpen = wantsOpen && found !== null;
  // A selected suggestion may be missing for a moment.
  const shownActive = found?.ids.find((url) => url === active) ?? null;
  useSlashKey(input);

  const close = (): void => update(closed);
  const type = (next: string, isOpen: boolean): void => {
    setNeedsSuggestions(true);
    update(typed(next, isOpen));
  };
  useTypedText(input, initialWords, (text) => type(text, document.activeElement === input.current));

  const go = (url: string): void => {
    close();
    input.current?.blur();
    // The results page stays mounted between queries and does not focus its heading by itself.
    focusHeading();
    void navigate(url);
  };
  const submit = (): void => {
    const text = words.trim();
    if (shownActive !== null) go(shownActive);
    else if (text !== '') {
      // Without it, the list before anything is typed has one entry less.
      void import('./recent-searches').then(({ addRecentSearch }) => addRecentSearch(text)).catch(() => undefined);
      go(`${PATHS.search}?${new URLSearchParams({ q: text }).toString()}`);
    }
  };
  // Enter submits the form, as without the list.
  const { field, ...listbox } = useCombobox({
    isOpen,
    active: shownActive,
    onStep: (step) => update(pressed(step)),
    // The first Escape closes the list, the second clears the field.
    onEscape: () => (isOpen ? close() : type('', false)),
  });
  const onFocus = (): void => {
    setNeedsSuggestions(true);
    if (words === '') update((state) => ({ ...state, isOpen: true }));
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => type(target.value, true);

  return {
    field: { ...field, ref: input, value: words, onFocus, onBlur: close, onChange },
    submit,
    suggestions: needsSuggestions && {
      listbox,
      words: searched,
      open: isOpen,
      onFound: update,
      onChoose: go,
      onAll: submit,
    },
  };
}

function Box({ initialWords }: { initialWords: string }) {
  const { field, submit, suggestions } = useSearchField(initialWords);
  return (
    <search className={styles.search}>
      <form
        action={PATHS.search}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          type="search"
          name="q"
          {...field}
          aria-label={SEARCH_FIELD_TEXTS.label}
          aria-keyshortcuts="/"
          placeholder={SEARCH_FIELD_TEXTS.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.input}
        />
      </form>
      {suggestions && (
        <Suspense>
          <Suggestions {...suggestions} />
        </Suspense>
      )}
    </search>
  );
}
