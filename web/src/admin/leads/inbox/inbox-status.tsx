import { useReachable } from '../../../data/network/use-reachable';
import type { LeadFilter } from '../../../data/leads/lead-view';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { failureReason } from '../../data/failure-reason';
import { QueryStatus } from '../../ui/query-status';
import { LEAD_TEXTS } from '../lead-texts';
import styles from './inbox.module.css';
import type { Inbox } from './use-inbox';

interface Props {
  inbox: Inbox;
  filter: LeadFilter;
  /** What is searched. */
  typed: string;
  onShowAll: () => void;
}

/** What is in the list, while it loads, or why it is empty. */
export function InboxStatus({ inbox, filter, typed, onShowAll }: Props) {
  const isOnline = useReachable();
  const isEmpty =
    inbox.isLoaded && !inbox.fromDevice && inbox.leads.length === 0 && !inbox.isSearching && inbox.searchError === null;
  return (
    <>
      <p role="status" className={styles.summary}>
        {summaryOf(inbox, { filter, typed, isOnline })}
      </p>
      <QueryStatus query={inbox.query} failureMessage={LEAD_TEXTS.failed} loadingLabel={LEAD_TEXTS.loading} />
      {isEmpty && (
        <EmptyState
          title={LEAD_TEXTS.none}
          action={filter !== 'all' && <Button onClick={onShowAll}>{LEAD_TEXTS.showAll}</Button>}
        >
          {typed !== '' ? LEAD_TEXTS.noneFound : filter === 'all' ? LEAD_TEXTS.noneYet : LEAD_TEXTS.noneMatch}
        </EmptyState>
      )}
    </>
  );
}

/** How many leads there are, or what the list waits for; undefined while QueryStatus says it. */
function summaryOf(
  inbox: Inbox,
  { filter, typed, isOnline }: Pick<Props, 'filter' | 'typed'> & { isOnline: boolean },
): string | undefined {
  const { leads } = inbox;
  if (typed !== '' && inbox.isSearching) return LEAD_TEXTS.searching;
  if (typed !== '' && inbox.searchError) return LEAD_TEXTS.searchFailed(failureReason(inbox.searchError));
  if (inbox.isAnswered) return LEAD_TEXTS.found(leads.length, inbox.foundMore);
  if (!inbox.isLoaded || inbox.query.error !== null) return undefined;
  if (inbox.fromDevice) return isOnline ? LEAD_TEXTS.checking : LEAD_TEXTS.offline;
  if (typed !== '') return LEAD_TEXTS.found(leads.length, inbox.foundMore);
  return LEAD_TEXTS.count(leads.length, inbox.hasMore, inbox.counts(filter));
}
