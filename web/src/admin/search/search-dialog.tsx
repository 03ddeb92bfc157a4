import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Picture } from '../../ui/picture';
import { optionBeside, useCombobox } from '../../ui/use-combobox';
import type { AdminScreen } from '../admin-screen';
import { failureReason } from '../data/failure-reason';
import { Thumbnail } from '../ui/thumbnail';
import styles from './search-dialog.module.css';
import { SEARCH_TEXTS } from './search-texts';
import { useSearchResults } from './use-search-results';
import type { SearchResult } from './use-search-results';

interface Props {
  screens: readonly AdminScreen[];
  onClose: () => void;
  onShortcuts: () => void;
}

/** Leads are searched on the server once the typing pauses. */
const PAUSE_MS = 350;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Searches products, categories, leads, screens and actions. */
export default function SearchDialog({ screens, onClose, onShortcuts }: Props) {
  const [typed, setTyped] = useState('');
  /** Id of the result selected by arrow keys: it stays selected when leads arrive above it. Null: the first one. */
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which focuses its first button.
  useLayoutEffect(() => input.current?.focus(), []);
  const navigate = useNavigate();
  const text = useDeferredValue(typed.trim());
  const { groups, isSearchingLeads, leadSearchError } = useSearchResults(screens, text, useSettled(typed.trim()));
  const results = groups.flatMap((group) => group.results);
  const current = results.find(({ id }) => id === active) ?? results[0];

  const openResult = ({ path }: SearchResult) => {
    onClose();
    void navigate(path);
  };
  const currentId = current?.id ?? null;
  const ids = results.map(({ id }) => id);
  const { field, list, option } = useCombobox({
    isOpen: results.length > 0,
    active: currentId,
    onStep: (step) => setActive(optionBeside(ids, currentId, step) ?? active),
    onEnter: current && (() => openResult(current)),
  });
  const status = () => {
    if (text === '') return SEARCH_TEXTS.start;
    if (isSearchingLeads) return SEARCH_TEXTS.searchingLeads;
    if (leadSearchError) return SEARCH_TEXTS.leadsFailed(failureReason(leadSearchError));
    return results.length === 0 ? SEARCH_TEXTS.none(text) : '';
  };

  return (
    <Dialog title={SEARCH_TEXTS.title} wide onClose={onClose}>
      <input
        ref={input}
        type="search"
        {...field}
        aria-label={SEARCH_TEXTS.label}
        placeholder={SEARCH_TEXTS.hint}
        className={styles.input}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(null);
        }}
      />
      <p role="status" className={styles.status}>
        {status()}
      </p>
      <div {...list} aria-label={SEARCH_TEXTS.results} className={styles.list}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={SEARCH_TEXTS.groups[group.name]}>
            <p aria-hidden="true" className={styles.heading}>
              {SEARCH_TEXTS.groups[group.name]}
            </p>
            {group.results.map((result) => (
              <div key={result.id} {...option(result.id)} className={styles.option} onClick={() => openResult(result)}>
                {result.picture !== undefined && (
                  <Thumbnail className={styles.picture}>
                    <Picture picture={result.picture} alt="" sizes="2.5rem" />
                  </Thumbnail>
                )}
                <span>
                  <span className={styles.title}>{result.title}</span>
                  <span className={styles.detail}>{result.detail}</span>
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <Button small kind="quiet" onClick={onShortcuts}>
        {SEARCH_TEXTS.shortcuts}
      </Button>
    </Dialog>
  );
}
