import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useDeferredValue, useState } from 'react';
import { LEAD_SORTS, matchesSearch } from '../../lib/lead-view';
import type { Lead, LeadFilter, LeadSort } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/choice-field';
import { EmptyState } from '../../ui/empty-state';
import { TextField } from '../../ui/field';
import { notify } from '../../ui/notify';
import { Spinner } from '../../ui/spinner';
import { COPY } from './copy';
import { exportLeads } from './export-leads';
import { leadsModule } from './firebase';
import { LeadCard } from './lead-card';
import styles from './leads.module.css';
import { useLeadList } from './use-lead-list';

const FILTERS = Object.keys(COPY.filters) as LeadFilter[];

/** Leads to work through: searched, filtered, sorted, exported. */
export function LeadList({ kind }: { kind: LeadKind }) {
  const [filter, setFilter] = useState<LeadFilter>('all');
  const [sort, setSort] = useState<LeadSort>('newest');
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly Lead[] | null>(null);
  const [exported, setExported] = useState<number | null>(null);
  const { page, error, reading, more } = useLeadList(kind, { filter, sort });
  const typed = useDeferredValue(search.trim());
  const leads = found ?? (page?.leads ?? []).filter((lead) => typed === '' || matchesSearch(lead, typed));

  async function lookEverywhere(): Promise<void> {
    const { findLeads } = await leadsModule();
    setFound(search.trim() === '' ? null : await findLeads(kind, search.trim()));
  }

  async function saveCsv(): Promise<void> {
    setExported(0);
    await exportLeads(kind, { filter, sort }, setExported)
      .catch(() => notify(COPY.exportFailed, { kind: 'failure' }))
      .finally(() => setExported(null));
  }

  return (
    <>
      <form
        role="search"
        className={styles.tools}
        onSubmit={(event) => {
          event.preventDefault();
          void lookEverywhere();
        }}
      >
        <div className={styles.search}>
          <TextField
            type="search"
            label={COPY.search}
            hint={COPY.searchHint}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setFound(null);
            }}
          />
        </div>
        <SelectField label={COPY.show} value={filter} onChange={(event) => setFilter(event.target.value as LeadFilter)}>
          {FILTERS.map((one) => (
            <option key={one} value={one}>
              {COPY.filters[one]}
            </option>
          ))}
        </SelectField>
        <SelectField label={COPY.sort} value={sort} onChange={(event) => setSort(event.target.value as LeadSort)}>
          {LEAD_SORTS.map((one) => (
            <option key={one} value={one}>
              {COPY.sorts[one]}
            </option>
          ))}
        </SelectField>
      </form>
      <div className={styles.summary}>
        <p role="status" className={styles.state}>
          {error !== null && COPY.failed}
          {error === null && page?.fromDevice === true && COPY.offline}
          {error === null &&
            page?.fromDevice === false &&
            (found === null ? COPY.count(leads.length, page.hasMore) : COPY.found(found.length))}
        </p>
        <Button small busy={exported !== null} onClick={() => void saveCsv()}>
          {exported === null ? COPY.exportCsv : COPY.exporting(exported)}
        </Button>
      </div>
      {page === undefined && error === null && <Spinner label={COPY.loading} />}
      {page !== undefined && leads.length === 0 && (
        <EmptyState title={COPY.none}>{filter === 'all' && typed === '' ? COPY.noneYet : COPY.noneMatch}</EmptyState>
      )}
      {leads.length > 0 && (
        <div className={styles.scroll} role="region" aria-label={COPY.list} tabIndex={0}>
          <ul className={styles.list}>
            {leads.map((lead) => (
              <li key={lead.id} className={styles.item}>
                <LeadCard lead={lead} onErased={() => setFound((now) => now?.filter(({ id }) => id !== lead.id) ?? null)} />
              </li>
            ))}
          </ul>
          {found === null && page?.hasMore === true && (
            <Button busy={reading} onClick={() => void more()}>
              {COPY.more}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
