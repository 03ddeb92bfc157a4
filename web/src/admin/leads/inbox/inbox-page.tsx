import { useState } from 'react';
import { useSearchParams } from '../../../lib/use-search-params';
import { Button } from '../../../ui/button';
import { readInboxView, SEARCH, writeInboxView } from '../../data/lead-urls';
import type { InboxView } from '../../data/lead-urls';
import { LEAD_TEXTS } from '../lead-texts';
import { BulkBar } from './bulk-bar';
import { InboxFilters } from './inbox-filters';
import { InboxList } from './inbox-list';
import { InboxStatus } from './inbox-status';
import styles from './inbox.module.css';
import { LeadPane } from './lead-pane';
import { useCurrentLead } from './use-current-lead';
import { useInbox } from './use-inbox';
import { inboxActions, useInboxKeys } from './use-inbox-keys';
import { useLeadSelection } from './use-lead-selection';

/** What is typed. A link may ask for a search; what people type stays out of the URL, which servers log: it is names and numbers. */
function useSearchText(asked: string | null) {
  const [search, setSearch] = useState('');
  const [followed, setFollowed] = useState<string | null>(null);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== null) setSearch(asked);
  }
  return [search, setSearch] as const;
}

/** /Admin/inbox: leads of both kinds in rows, to be answered one after the other. */
export default function InboxPage() {
  const [parameters, setParameters] = useSearchParams();
  const view = readInboxView(parameters);
  const change = (part: Partial<InboxView>): void => setParameters(writeInboxView({ ...view, ...part }));
  const [search, setSearch] = useSearchText(parameters.get(SEARCH));
  const typed = search.trim();
  const inbox = useInbox(view, typed);
  const { leads } = inbox;
  const { open } = view;

  const { listRef, current, focusedLead, focusRow, moveFocus, onFocus } = useCurrentLead(leads, open);
  const selection = useLeadSelection(leads);
  const onOpen = (next: InboxView['open']): void => change({ open: next });
  // The bar with the focus goes with the selection.
  const clearSelection = (): void => {
    selection.clear();
    if (current) focusRow(current.id);
  };
  const actions = inboxActions({
    ...{ leads, current, focusedLead, focusRow, moveFocus, open, onOpen },
    selection: { ...selection, clear: clearSelection },
  });
  useInboxKeys(actions);

  return (
    <div className={styles.page} data-open={open !== null || undefined}>
      <div className={styles.main}>
        <InboxFilters view={view} search={search} counts={inbox.counts} onView={change} onType={setSearch} />
        <InboxStatus inbox={inbox} filter={view.filter} typed={typed} onShowAll={() => change({ filter: 'all' })} />
        <InboxList
          ref={listRef}
          leads={leads}
          view={view}
          current={current}
          selected={selection.selected}
          onSelect={selection.select}
          onFocus={onFocus}
        />
        {inbox.hasMore && (
          <Button busy={inbox.isLoadingMore} onClick={inbox.loadMore}>
            {LEAD_TEXTS.more}
          </Button>
        )}
        {selection.chosen.length > 0 && <BulkBar leads={selection.chosen} onClear={clearSelection} />}
      </div>
      {open && (
        <LeadPane
          key={`${open.kind} ${open.id}`}
          name={open}
          listed={leads.find(({ id, kind }) => id === open.id && kind === open.kind)}
          onClose={actions.close}
        />
      )}
    </div>
  );
}
