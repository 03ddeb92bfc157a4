import { PATHS } from '@catalogue/contract/paths';
import type { ComponentType } from 'react';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';
import { SentLeadCard } from './sent-lead-card';
import { useRepLeads } from './use-rep-leads';

const { sentByMe } = LEAD_TEXTS;

/** /Admin/my-leads: what the signed-in rep was handed, and what they sent, for clients or without one. `OnDevice` shows what this device has and the list lacks. */
export default function MyLeadsPage({ OnDevice }: { OnDevice: ComponentType<{ listed: readonly string[] }> }) {
  const { queries, handed, sent } = useRepLeads();
  const leads = [...handed, ...sent];
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
      {handed.length > 0 && (
        <>
          <h2 className={styles.part}>{sentByMe.handed}</h2>
          <ul className={styles.list}>
            {handed.map((lead) => (
              <li key={lead.id}>
                <SentLeadCard lead={lead} isHanded />
              </li>
            ))}
          </ul>
          {sent.length > 0 && <h2 className={styles.part}>{sentByMe.title}</h2>}
        </>
      )}
      <ul className={styles.list}>
        {sent.map((lead) => (
          <li key={lead.id}>
            <SentLeadCard lead={lead} />
          </li>
        ))}
      </ul>
    </>
  );
}
