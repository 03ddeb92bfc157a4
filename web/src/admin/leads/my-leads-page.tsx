import { PATHS } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { sortLeads } from '../../lib/lead-view';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { repLeadsQuery } from '../data/queries/leads';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';
import { SentLeadCard } from './sent-lead-card';

const { sentByMe } = LEAD_TEXTS;

/** /Admin/my-leads: what the signed-in rep sent, for clients or without one. `OnDevice` shows what this device has and the list lacks. */
export default function MyLeadsPage({ OnDevice }: { OnDevice: ComponentType<{ listed: readonly string[] }> }) {
  const queries = [useQuery(repLeadsQuery('order')), useQuery(repLeadsQuery('quickEnquiry'))];
  const leads = sortLeads(
    queries.flatMap(({ data }) => data?.rows ?? []),
    'newest',
  );
  // An empty list is shown once both queries are known to be empty. The status is that of the first that is not.
  const query = queries.find(({ data }) => data === undefined || isUnconfirmedEmpty(data)) ?? queries[0];
  const isUnconfirmed = leads.length === 0 && isUnconfirmedEmpty(query?.data);
  const isEmpty = leads.length === 0 && !isUnconfirmed && queries.every(({ data }) => data !== undefined);
  return (
    <>
      <OnDevice listed={leads.map(({ reference }) => reference)} />
      {query && (
        <QueryStatus
          query={query}
          isUnconfirmed={isUnconfirmed}
          failureMessage={LEAD_TEXTS.failed}
          loadingLabel={LEAD_TEXTS.loading}
        />
      )}
      {isEmpty && (
        <EmptyState
          title={sentByMe.none}
          action={
            <LinkButton kind="primary" to={PATHS.basket}>
              {sentByMe.toBasket}
            </LinkButton>
          }
        >
          {sentByMe.noneText}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <SentLeadCard lead={lead} />
          </li>
        ))}
      </ul>
    </>
  );
}
