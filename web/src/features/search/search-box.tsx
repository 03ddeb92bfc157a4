import { Suspense, useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '@catalogue/contract/paths';
import { optional } from '../../ui/optional';
import { focusHeading } from '../../ui/head';
import { useTypedText } from '../../ui/use-typed-text';
import { useSearchParams } from '../../lib/use-search-params';
import { SEARCH_FIELD_TEXTS } from './search-field-texts';
import { closed, pressed, typed, type SuggestionState } from './suggestion-state';
import styles from './search-box.module.css';

// Loaded when the field gets focus. Where it cannot load, Enter still opens the results page.
const Suggestions = optional(() => import('./suggestions'));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

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

function Box({ initialWords }: { initialWords: string }) {
  const [{ words, isOpen: wantsOpen, found, active }, update] = useState<SuggestionState>({
    words: initialWords,
    isOpen: false,
    found: null,
    active: null,
    steps: 0,
  });
  // The field shows a letter before anything is searched for.
  const searched = useDeferredValue(words);
  const [needsSuggestions, setNeedsSuggestions] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const isOpen = wantsOpen && found !== null;
  const position = found?.ids.indexOf(active ?? '') ?? -1;
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
    const url = found?.ids[position];
    const text = words.trim();
    if (url !== undefined) go(url);
    else if (text !== '') {
      // Without it, the list before anything is typed has one entry less.
      void import('./recent-searches').then(({ addRecentSearch }) => addRecentSearch(text)).catch(() => undefined);
      go(`${PATHS.search}?${new URLSearchParams({ q: text }).toString()}`);
    }
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      update(pressed(step));
    } else if (event.key === 'Escape') {
      // The first Escape closes the list, the second clears the field.
      event.preventDefault();
      if (isOpen) close();
      else type('', false);
    }
  };

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
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={SEARCH_FIELD_TEXTS.label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={position < 0 ? undefined : `${id}-${position}`}
          aria-keyshortcuts="/"
          placeholder={SEARCH_FIELD_TEXTS.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.input}
          value={words}
          onFocus={() => {
            setNeedsSuggestions(true);
            if (words === '') update((state) => ({ ...state, isOpen: true }));
          }}
          onBlur={close}
          onKeyDown={press}
          onChange={({ target }) => type(target.value, true)}
        />
      </form>
      {needsSuggestions && (
        <Suspense>
          <Suggestions id={id} words={searched} open={isOpen} active={position} onFound={update} onChoose={go} onAll={submit} />
        </Suspense>
      )}
    </search>
  );
}
