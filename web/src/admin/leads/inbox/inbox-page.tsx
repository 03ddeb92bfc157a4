import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '../../../data/network/server-clock';
import { useReachable } from '../../../data/network/use-reachable';
import { LEAD_FILTERS, LEAD_SORTS, sortOf } from '../../../lib/lead-view';
import type { Lead, LeadFilter, LeadSort } from '../../../lib/lead-view';
import { useSearchParams } from '../../../lib/use-search-params';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { failureReason } from '../../data/failure-reason';
import { inboxUrl, readInboxView, writeInboxView } from '../../data/inbox-view';
import { useDesk } from '../../data/use-desk';
import type { InboxView } from '../../data/inbox-view';
import { LEAD_KINDS } from '@catalogue/contract/collections';
import { catalogueFileQuery } from '../../data/queries/content';
import { Chips } from '../../ui/chips';
import { ListTools } from '../../ui/list-tools';
import { QueryStatus } from '../../ui/query-status';
import { leadKey } from '../find-duplicates';
import { LEAD_TEXTS } from '../lead-texts';
import { requestOf } from '../lead-request';
import { PasteEnquiry } from '../paste-enquiry';
import { useOneTapSave } from '../use-one-tap-save';
import { BulkBar } from './bulk-bar';
import { InboxRow } from './inbox-row';
import { INBOX_TEXTS as texts } from './inbox-texts';
import styles from './inbox.module.css';
import { LeadPane } from './lead-pane';
import { useInbox } from './use-inbox';
import { useInboxKeys } from './use-inbox-keys';
import { useIsDesk } from './use-is-desk';
import { useSettled } from '../use-settled';

const MINUTE_MS = 60_000;
/** Filters that are shown only while they have leads. */
const RARE: readonly LeadFilter[] = ['suspect', 'merged', 'incomplete'];

/** Now, ms, in steps of a minute: what is shown of ages stays true. */
function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** /Admin/inbox: leads of both kinds in rows, to be answered one after the other. */
export default function InboxPage() {
  const [parameters, setParameters] = useSearchParams();
  const view = readInboxView(parameters);
  const change = (part: Partial<InboxView>): void => setParameters(writeInboxView({ ...view, ...part }));
  const [search, setSearch] = useState('');
  const typed = useSettled(search.trim());
  const inbox = useInbox(view, typed);
  const { leads } = inbox;
  const now = useMinute();
  const isOnline = useReachable();
  const isDesk = useIsDesk();
  const { data: catalogue } = useQuery(catalogueFileQuery());
  const desk = useDesk();
  const products = useMemo(() => new Map(catalogue?.products.map((product) => [product.id, product])), [catalogue]);

  const listRef = useRef<HTMLUListElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { open } = view;
  const current = leads.find(({ id }) => id === currentId) ?? leads.find(({ id }) => id === open?.id) ?? leads[0];
  const chosen = leads.filter((lead) => selected.has(leadKey(lead)));

  const select = useCallback(
    (lead: Lead, isSelected: boolean) =>
      setSelected((before) => {
        const next = new Set(before);
        if (isSelected) next.add(leadKey(lead));
        else next.delete(leadKey(lead));
        return next;
      }),
    [],
  );
  const focus = useCallback((lead: Lead) => setCurrentId(lead.id), []);
  const focusRow = (id: string): void =>
    listRef.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"] a`)?.focus();

  const { change: saveStatus } = useOneTapSave({ conflict: LEAD_TEXTS.statusConflict, failed: LEAD_TEXTS.statusFailed });
  const close = (): void => {
    if (open === null) {
      setSelected(new Set());
      return;
    }
    change({ open: null });
    focusRow(open.id);
  };
  useInboxKeys({
    move: (by) => {
      const index = current === undefined ? -1 : leads.indexOf(current);
      const isReached = listRef.current?.contains(document.activeElement) === true || open !== null;
      const next = leads[isReached ? index + by : Math.max(index, 0)];
      if (next === undefined) return;
      flushSync(() => setCurrentId(next.id));
      focusRow(next.id);
      if (open !== null) change({ open: { kind: next.kind, id: next.id } });
    },
    close,
    select: () => {
      if (current) select(current, !selected.has(leadKey(current)));
    },
    setStatus: (status) => {
      if (!current || current.status === status || current.merged) return;
      const message = LEAD_TEXTS.statusSet(current.reference, LEAD_TEXTS.statuses[status]);
      void saveStatus(current, { status: current.status }, { status }, message);
    },
    goTo: (part) => {
      if (!current) return;
      if (open?.id !== current.id) flushSync(() => change({ open: { kind: current.kind, id: current.id } }));
      // The pane is rendered in a transition of the router.
      requestAnimationFrame(() => {
        const target = document.querySelector<HTMLElement>(
          part === 'e' ? '[data-work] button' : `article [data-shortcut="${part}"], dialog [data-shortcut="${part}"]`,
        );
        if (part === 'e' || part === 'n') target?.focus();
        else target?.click();
      });
    },
  });

  function summary(): string | undefined {
    if (typed !== '' && inbox.isSearching) return LEAD_TEXTS.searching;
    if (typed !== '' && inbox.searchError) return LEAD_TEXTS.searchFailed(failureReason(inbox.searchError));
    if (inbox.isAnswered) return LEAD_TEXTS.found(leads.length, inbox.foundMore);
    if (!inbox.isLoaded || inbox.query.error !== null) return undefined;
    if (inbox.fromDevice) return isOnline ? LEAD_TEXTS.checking : LEAD_TEXTS.offline;
    if (typed !== '') return LEAD_TEXTS.found(leads.length, inbox.foundMore);
    return LEAD_TEXTS.count(leads.length, inbox.hasMore, inbox.counts(view.filter));
  }

  const pane = open && (
    <LeadPane
      key={`${open.kind} ${open.id}`}
      name={open}
      listed={leads.find(({ id, kind }) => id === open.id && kind === open.kind)}
      isBeside={isDesk}
      onClose={close}
    />
  );
  return (
    <div className={styles.page} data-open={open !== null || undefined}>
      <div className={styles.main}>
        <ListTools>
          <input
            type="search"
            aria-label={LEAD_TEXTS.search}
            placeholder={LEAD_TEXTS.searchEverywhere}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <select
            aria-label={texts.kinds.label}
            value={view.kind ?? ''}
            onChange={({ target }) => change({ kind: target.value === '' ? null : (target.value as LeadKind) })}
          >
            <option value="">{texts.kinds.both}</option>
            {LEAD_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </select>
          <select
            aria-label={LEAD_TEXTS.sort}
            value={sortOf(view.filter, view.sort)}
            onChange={({ target }) => change({ sort: target.value as LeadSort })}
          >
            {LEAD_SORTS.map((sort) => (
              <option key={sort} value={sort} disabled={sortOf(view.filter, sort) !== sort}>
                {LEAD_TEXTS.sorts[sort]}
              </option>
            ))}
          </select>
          <PasteEnquiry />
        </ListTools>
        <Chips
          label={LEAD_TEXTS.show}
          chips={LEAD_FILTERS.filter(
            (filter) => view.filter === filter || !RARE.includes(filter) || inbox.counts(filter) !== 0,
          ).map((filter) => ({
            name: filter,
            label: LEAD_TEXTS.filters[filter],
            count: inbox.counts(filter),
            isOn: view.filter === filter,
            onSelect: () => change({ filter }),
          }))}
        />
        <p role="status" className={styles.summary}>
          {summary()}
        </p>
        <QueryStatus query={inbox.query} failureMessage={LEAD_TEXTS.failed} loadingLabel={LEAD_TEXTS.loading} />
        {inbox.isLoaded &&
          !inbox.fromDevice &&
          leads.length === 0 &&
          !inbox.isSearching &&
          inbox.searchError === null &&
          search.trim() === typed && (
            <EmptyState
              title={LEAD_TEXTS.none}
              action={view.filter !== 'all' && <Button onClick={() => change({ filter: 'all' })}>{LEAD_TEXTS.showAll}</Button>}
            >
              {typed !== '' ? LEAD_TEXTS.noneFound : view.filter === 'all' ? LEAD_TEXTS.noneYet : LEAD_TEXTS.noneMatch}
            </EmptyState>
          )}
        <ul ref={listRef} className={styles.list} aria-label={texts.list}>
          {leads.map((lead) => (
            <InboxRow
              key={leadKey(lead)}
              lead={lead}
              product={products.get(requestOf(lead).productId ?? '')}
              desk={desk}
              href={inboxUrl({ ...view, open: { kind: lead.kind, id: lead.id } })}
              now={now}
              isCurrent={lead === current}
              isOpen={lead.id === open?.id}
              isSelected={selected.has(leadKey(lead))}
              onSelect={select}
              onFocus={focus}
            />
          ))}
        </ul>
        {inbox.hasMore && (
          <Button busy={inbox.isLoadingMore} onClick={inbox.loadMore}>
            {LEAD_TEXTS.more}
          </Button>
        )}
        {chosen.length > 0 && <BulkBar leads={chosen} onClear={() => setSelected(new Set())} />}
      </div>
      {pane}
    </div>
  );
}
