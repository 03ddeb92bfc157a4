import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { productPath } from '@catalogue/contract/paths';
import { optional } from '../../ui/optional';
import { focusHeading } from '../../ui/use-page';
import { useSearchParams } from '../../router/use-search-params';
import { COPY } from './copy';
import styles from './search-box.module.css';

// Finding and showing come when somebody turns to the field. Without a network and not on the device yet: Enter still works.
const Suggestions = optional(() => import('./suggestions'));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** '/' anywhere on the page leads to the field. */
function useSlashKey(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Search over everything on this device, as a combobox: products while typing, all results with Enter. */
export function SearchBox() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  // The field says what the results page shows, also after going back to it.
  const asked = pathname === '/search' ? (query.get('q') ?? '') : '';
  return <Box key={asked} initialWords={asked} />;
}

function Box({ initialWords }: { initialWords: string }) {
  const [words, setWords] = useState(initialWords);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Ids of the products that are suggested; null until there is an answer. */
  const [suggested, setSuggested] = useState<readonly string[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const isOpen = open && suggested !== null;
  useSlashKey(() => input.current?.focus());

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const type = (next: string): void => {
    setWanted(true);
    setWords(next);
    setOpen(true);
    setActive(-1);
  };
  const go = (address: string): void => {
    close();
    input.current?.blur();
    // A page that stays, because it shows the next results, takes no focus by itself.
    focusHeading();
    void navigate(address);
  };
  const submit = (): void => {
    const product = suggested?.[active];
    if (product !== undefined) go(productPath(product));
    else if (words.trim() !== '') go(`/search?${new URLSearchParams({ q: words.trim() }).toString()}`);
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      // One place before the first suggestion is the field itself.
      const places = (suggested?.length ?? 0) + 1;
      setActive((current) => ((current + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape') {
      // A search field clears itself on Escape; the first press is for the list.
      event.preventDefault();
      if (isOpen) close();
      else setWords('');
    }
  };

  return (
    <search className={styles.search}>
      <form
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
          aria-label={COPY.label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          aria-keyshortcuts="/"
          placeholder={COPY.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.input}
          value={words}
          onFocus={() => setWanted(true)}
          onBlur={close}
          onKeyDown={press}
          onChange={({ target }) => type(target.value)}
        />
      </form>
      {wanted && (
        <Suspense>
          <Suggestions
            id={id}
            words={words}
            open={isOpen}
            active={active}
            onSuggest={setSuggested}
            onChoose={(product) => go(productPath(product))}
            onAll={submit}
          />
        </Suspense>
      )}
    </search>
  );
}
