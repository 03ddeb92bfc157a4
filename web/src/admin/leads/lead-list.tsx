import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStartOfToday } from '../../data/network/follow-clock';
import type { Lead, LeadFilter } from '../../data/leads/lead-view';
import { useSearchParams } from '../../lib/use-search-params';
import { useFirstRows } from '../../lib/use-first-rows';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Row, Stack } from '../../ui/layout';
import { failureReason } from '../data/failure-reason';
import { readLeadView, writeLeadView } from '../data/lead-urls';
import type { LeadPageView } from '../data/lead-urls';
import { leadFilterCountsQuery } from '../data/queries/leads';
import { useDeviceViews } from '../data/use-device-views';
import { QueryStatus } from '../ui/query-status';
import { SavedViews } from '../ui/saved-views';
import { columnsOf } from './board-columns';
import { EraseSpamButton } from './erase-spam-button';
import { ExportButton } from './export-button';
import { leadKey } from './find-duplicates';
import { LeadBoard } from './lead-board';
import { LeadCard } from './lead-card';
import { LeadFilters } from './lead-filters';
import { useReachable } from '../../data/network/use-reachable';
import { LEAD_TEXTS } from './lead-texts';
import { PasteEnquiry } from './paste-enquiry';
import styles from './leads.module.css';
import { useDuplicates } from './use-duplicates';
import { useShownLeads, type ShownLeads } from './use-leads';

const NONE: readonly Lead[] = [];
/** As many as the screen of a laptop shows. */
const FIRST_LEADS = 3;

/** /Admin/quick-enquiry (SPEC §2's 'Quick Enquiry'). */
export const QuickEnquiryPage = () => (
  <Stack gap={4} className={styles.page}>
    <LeadList kind="quickEnquiry" />
  </Stack>
);

/** /Admin/orders (SPEC §2's 'Hurry Orders'). */
export const OrdersPage = () => (
  <Stack gap={4} className={styles.page}>
    <LeadList kind="order" />
  </Stack>
);

/** Leads of a kind to work through: searched, filtered, sorted, exported; as a list or as a board. */
function LeadList({ kind }: { kind: LeadKind }) {
  const [parameters, setParameters] = useSearchParams();
  const view = readLeadView(parameters);
  const changeView = (change: Partial<LeadPageView>) => setParameters(writeLeadView({ ...view, ...change }));
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const shown = useShownLeads(kind, view, typed);
  const { leads, page, query, found, isBoard, isSearched, isUnconfirmed, isLoadingMore, loadMore } = shown;
  const rendered = useFirstRows(leads, FIRST_LEADS);
  const duplicates = useDuplicates(isBoard ? NONE : leads);
  const { data: counts } = useQuery(leadFilterCountsQuery(kind, useStartOfToday()));
  // The server's counts are of a status, not of mine or incomplete ones in it.
  const isWhole =
    typed === '' && !isSearched && view.sort !== 'nextCall' && view.filter !== 'mine' && view.filter !== 'incomplete';
  const isEmpty = page?.fromDevice === false && leads.length === 0 && !found.isSearching && found.error === null;

  return (
    <>
      <LeadFilters kind={kind} view={view} search={search} onView={changeView} onType={setSearch} onSearch={found.retry} />
      <LeadToolbar
        kind={kind}
        view={view}
        typed={typed}
        shown={shown}
        counts={counts}
        onOpen={(saved) => setParameters(new URLSearchParams(saved))}
      />
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        failureMessage={LEAD_TEXTS.failed}
        loadingLabel={LEAD_TEXTS.loading}
      />
      {isEmpty && <NoLeads view={view} typed={typed} isSearched={isSearched} onShowAll={() => changeView({ filter: 'all' })} />}
      {leads.length > 0 && isBoard && (
        <LeadBoard
          leads={leads}
          columns={columnsOf(view.filter, leads)}
          hasMore={isSearched ? found.hasMore : page?.hasMore === true}
          totals={isWhole ? counts : undefined}
          onColumn={(filter) => changeView({ filter })}
        />
      )}
      {leads.length > 0 && !isBoard && <LeadCards leads={rendered} duplicates={duplicates} />}
      {leads.length > 0 && !isSearched && page?.hasMore === true && (
        <Button busy={isLoadingMore} onClick={loadMore}>
          {LEAD_TEXTS.more}
        </Button>
      )}
    </>
  );
}

interface ToolbarProps {
  kind: LeadKind;
  view: LeadPageView;
  /** What is searched. */
  typed: string;
  shown: ShownLeads;
  /** Number of leads of each filter on the server; undefined while unknown. */
  counts: Readonly<Record<LeadFilter, number>> | undefined;
  /** Opens a saved view by its query. */
  onOpen: (saved: string) => void;
}

/** How many leads are shown, the saved views, and what is done with the list as a whole. */
function LeadToolbar({ kind, view, typed, shown, counts, onOpen }: ToolbarProps) {
  const screen = LEAD_COLLECTIONS[kind];
  const [ownViews, changeOwnViews] = useDeviceViews(screen);
  const isOnline = useReachable();
  const { leads, query, found } = shown;
  return (
    <Row className={styles.summary}>
      <p role="status" className={styles.state}>
        {summaryOf(shown, { view, typed, isOnline, counts })}
      </p>
      <SavedViews
        screen={screen}
        search={writeLeadView(view).toString()}
        own={ownViews}
        onOwn={changeOwnViews}
        onOpen={onOpen}
      />
      {view.filter === 'spam' && leads.length > 0 && <EraseSpamButton onErased={() => void query.refetch()} />}
      <PasteEnquiry />
      <ExportButton kind={kind} view={view} search={typed} found={found.leads ?? NONE} />
    </Row>
  );
}

/** How many leads there are, or what the list waits for; undefined while QueryStatus says it. */
function summaryOf(
  { leads, page, query, found, isSearched, isUnconfirmed }: ShownLeads,
  { view, typed, isOnline, counts }: Pick<ToolbarProps, 'view' | 'typed' | 'counts'> & { isOnline: boolean },
): string | undefined {
  if (found.isSearching) return LEAD_TEXTS.searching;
  if (found.error) return LEAD_TEXTS.searchFailed(failureReason(found.error));
  if (page === undefined || query.error !== null || isUnconfirmed) return undefined;
  if (page.fromDevice) return isOnline ? LEAD_TEXTS.checking : LEAD_TEXTS.offline;
  if (isSearched) return LEAD_TEXTS.found(leads.length, found.hasMore);
  if (view.sort !== 'nextCall') return LEAD_TEXTS.count(leads.length, page.hasMore, counts?.[view.filter]);
  return LEAD_TEXTS.countWithCall(leads.length, page.hasMore, typed === '' ? counts?.[view.filter] : undefined);
}

interface NoLeadsProps {
  view: LeadPageView;
  /** What is searched. */
  typed: string;
  /** Whether the server has answered what was typed. */
  isSearched: boolean;
  onShowAll: () => void;
}

const NoLeads = ({ view, typed, isSearched, onShowAll }: NoLeadsProps) => (
  <EmptyState
    title={LEAD_TEXTS.none}
    action={view.filter !== 'all' && <Button onClick={onShowAll}>{LEAD_TEXTS.showAll}</Button>}
  >
    {emptyText(view, typed, isSearched)}
  </EmptyState>
);

/** Why the list is empty. */
function emptyText({ filter, sort }: LeadPageView, typed: string, isSearched: boolean): string {
  if (isSearched) return LEAD_TEXTS.noneFound;
  if (sort === 'nextCall') return LEAD_TEXTS.noneWithCall;
  return filter === 'all' && typed === '' ? LEAD_TEXTS.noneYet : LEAD_TEXTS.noneMatch;
}

interface CardsProps {
  leads: readonly Lead[];
  /** Other leads of the same sender or company, by `leadKey`. */
  duplicates: ReadonlyMap<string, readonly Lead[]>;
}

const LeadCards = ({ leads, duplicates }: CardsProps) => (
  <div className={styles.scroll} role="region" aria-label={LEAD_TEXTS.list} tabIndex={0}>
    <ul className={styles.list}>
      {leads.map((lead) => (
        <li key={lead.id} className={styles.item}>
          <LeadCard lead={lead} duplicates={duplicates.get(leadKey(lead)) ?? []} />
        </li>
      ))}
    </ul>
  </div>
);
