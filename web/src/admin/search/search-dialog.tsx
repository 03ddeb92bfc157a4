import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Picture } from '../../ui/picture';
import { optionBeside, useCombobox } from '../../ui/use-combobox';
import type { Combobox } from '../../ui/use-combobox';
import type { AdminScreen } from '../admin-screen';
import { failureReason } from '../data/failure-reason';
import { Thumbnail } from '../ui/thumbnail';
import styles from './search-dialog.module.css';
import { SEARCH_TEXTS } from './search-texts';
import { useSearchResults } from './use-search-results';
import type { SearchGroup, SearchResult } from './use-search-results';

interface Props {
  screens: readonly AdminScreen[];
  onClose: () => void;
  onShortcuts: () => void;
}

/** The results as options of the search field: arrow keys select one, Enter opens it. */
function useResultOptions(results: readonly SearchResult[], onOpen: (result: SearchResult) => void) {
  /** Id of the result selected by arrow keys: it stays selected when leads arrive above it. Null: the first one. */
  const [active, setActive] = useState<string | null>(null);
  const current = results.find(({ id }) => id === active) ?? results[0];
  const currentId = current?.id ?? null;
  const ids = results.map(({ id }) => id);
  const combobox = useCombobox({
    isOpen: results.length > 0,
    active: currentId,
    onStep: (step) => setActive(optionBeside(ids, currentId, step) ?? active),
    onEnter: current && (() => onOpen(current)),
  });
  return { ...combobox, selectFirst: () => setActive(null) };
}

/** What the search waits for, or why there are no results; '' while there are some. */
function statusText(text: string, { groups, isSearchingLeads, leadSearchError }: ReturnType<typeof useSearchResults>): string {
  if (text === '') return SEARCH_TEXTS.start;
  if (isSearchingLeads) return SEARCH_TEXTS.searchingLeads;
  if (leadSearchError) return SEARCH_TEXTS.leadsFailed(failureReason(leadSearchError));
  return groups.length === 0 ? SEARCH_TEXTS.none(text) : '';
}

/** Searches products, categories, leads, screens and actions. */
export default function SearchDialog({ screens, onClose, onShortcuts }: Props) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const text = useDeferredValue(typed.trim());
  const search = useSearchResults(screens, text);
  const openResult = ({ path }: SearchResult) => {
    onClose();
    void navigate(path);
  };
  const results = search.groups.flatMap((group) => group.results);
  const { field, list, option, selectFirst } = useResultOptions(results, openResult);

  return (
    <Dialog title={SEARCH_TEXTS.title} wide onClose={onClose}>
      <input
        type="search"
        data-autofocus
        {...field}
        aria-label={SEARCH_TEXTS.label}
        placeholder={SEARCH_TEXTS.hint}
        className={styles.input}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          selectFirst();
        }}
      />
      <p role="status" className={styles.status}>
        {statusText(text, search)}
      </p>
      <div {...list} aria-label={SEARCH_TEXTS.results} className={styles.list}>
        {search.groups.map((group) => (
          <ResultGroup key={group.name} group={group} option={option} onOpen={openResult} />
        ))}
      </div>
      <Button small kind="quiet" onClick={onShortcuts}>
        {SEARCH_TEXTS.shortcuts}
      </Button>
    </Dialog>
  );
}

interface GroupProps {
  group: SearchGroup;
  /** Attributes of an option of the search field. */
  option: Combobox['option'];
  onOpen: (result: SearchResult) => void;
}

const ResultGroup = ({ group, option, onOpen }: GroupProps) => (
  <div role="group" aria-label={SEARCH_TEXTS.groups[group.name]}>
    <p aria-hidden="true" className={styles.heading}>
      {SEARCH_TEXTS.groups[group.name]}
    </p>
    {group.results.map((result) => (
      <div key={result.id} {...option(result.id)} className={styles.option} onClick={() => onOpen(result)}>
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
);
