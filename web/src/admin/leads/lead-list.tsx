import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useDeferredValue, useState } from 'react';
import { LEAD_SORTS, matchesSearch, sortLeads } from '../../lib/lead-view';
import type { Lead, LeadFilter, LeadSort, LeadView } from '../../lib/lead-view';
import { useSearchParams } from '../../router/use-search-params';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/choice-field';
import { EmptyState } from '../../ui/empty-state';
import { TextField } from '../../ui/field';
import { notify } from '../../ui/notify';
import { QueryStatus } from '../ui/query-status';
import { LEAD_TEXTS } from './lead-texts';
import { readLeadView, writeLeadView } from '../data/lead-urls';
import { exportLeads } from './export-leads';
import { LeadCard } from './lead-card';
import styles from './leads.module.css';
import { useLeadSearch } from './use-lead-search';
import { useLeadList } from './use-lead-list';

const FILTERS = Object.keys(LEAD_TEXTS.filters) as LeadFilter[];

/** What the list holds and what was found elsewhere, each once and as it is now. */
const united = (here: readonly Lead[], found: readonly Lead[], sort: LeadSort): Lead[] =>
  sortLeads([...new Map([...found, ...here].map((lead) => [lead.id, lead])).values()], sort);

/** Leads to work through: searched, filtered, sorted, exported. */
export function LeadList({ kind }: { kind: LeadKind }) {
  const [parameters, setParameters] = useSearchParams();
  const { filter, sort } = readLeadView(parameters);
  const changeView = (change: Partial<Omit<LeadView, 'me'>>) => setParameters(writeLeadView({ filter, sort, ...change }));
  const [search, setSearch] = useState('');
  const [exported, setExported] = useState<number | null>(null);
  const { page, query, isLoadingMore, loadMore } = useLeadList(kind, { filter, sort });
  const found = useLeadSearch(kind);
  const typed = useDeferredValue(search.trim());
  const here = (page?.leads ?? []).filter((lead) => typed === '' || matchesSearch(lead, typed));
  const leads = found.leads === null ? here : united(here, found.leads, sort);
  const isSearched = found.leads !== null;
  const isUnconfirmed = page?.fromDevice === true && page.leads.length === 0;

  function summary(): string | undefined {
    if (found.isSearching) return LEAD_TEXTS.searching;
    if (found.isFailed) return LEAD_TEXTS.searchFailed;
    if (page === undefined || query.error !== null || isUnconfirmed) return undefined;
    if (page.fromDevice) return LEAD_TEXTS.offline;
    return isSearched ? LEAD_TEXTS.found(leads.length, found.hasMore) : LEAD_TEXTS.count(leads.length, page.hasMore);
  }

  async function saveCsv(): Promise<void> {
    setExported(0);
    await exportLeads(kind, { filter, sort }, setExported)
      .catch(() => notify(LEAD_TEXTS.exportFailed, { kind: 'failure' }))
      .finally(() => setExported(null));
  }

  return (
    <>
      <form
        role="search"
        className={styles.tools}
        onSubmit={(event) => {
          event.preventDefault();
          found.search(search.trim());
        }}
      >
        <div className={styles.search}>
          <TextField
            type="search"
            label={LEAD_TEXTS.search}
            hint={LEAD_TEXTS.searchHint}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              found.clear();
            }}
          />
        </div>
        <SelectField
          label={LEAD_TEXTS.show}
          value={filter}
          onChange={(event) => changeView({ filter: event.target.value as LeadFilter })}
        >
          {FILTERS.map((one) => (
            <option key={one} value={one}>
              {LEAD_TEXTS.filters[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={LEAD_TEXTS.sort}
          value={sort}
          onChange={(event) => changeView({ sort: event.target.value as LeadSort })}
        >
          {LEAD_SORTS.map((one) => (
            <option key={one} value={one}>
              {LEAD_TEXTS.sorts[one]}
            </option>
          ))}
        </SelectField>
      </form>
      <div className={styles.summary}>
        <p role="status" className={styles.state}>
          {summary()}
        </p>
        <Button small busy={exported !== null} onClick={() => void saveCsv()}>
          {exported === null ? LEAD_TEXTS.exportCsv : LEAD_TEXTS.exporting(exported)}
        </Button>
      </div>
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        failureMessage={LEAD_TEXTS.failed}
        loadingLabel={LEAD_TEXTS.loading}
      />
      {page?.fromDevice === false && leads.length === 0 && (
        <EmptyState title={LEAD_TEXTS.none}>
          {filter === 'all' && typed === '' ? LEAD_TEXTS.noneYet : LEAD_TEXTS.noneMatch}
        </EmptyState>
      )}
      {leads.length > 0 && (
        <div className={styles.scroll} role="region" aria-label={LEAD_TEXTS.list} tabIndex={0}>
          <ul className={styles.list}>
            {leads.map((lead) => (
              <li key={lead.id} className={styles.item}>
                <LeadCard lead={lead} />
              </li>
            ))}
          </ul>
          {!isSearched && page?.hasMore === true && (
            <Button busy={isLoadingMore} onClick={loadMore}>
              {LEAD_TEXTS.more}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
