import { PATHS } from '@catalogue/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { repLeadsQuery } from '../data/queries';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';
import { SentLeadCard } from './sent-lead-card';

/** /Admin/my-leads: the orders that the signed-in rep sent, for clients or without one. */
export default function MyLeadsPage() {
  const query = useQuery(repLeadsQuery());
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const leads = isUnconfirmed ? undefined : query.data?.rows;
  const { sentByMe } = LEAD_TEXTS;
  return (
    <>
      <QueryStatus
        query={query}
        isUnconfirmed={isUnconfirmed}
        failureMessage={LEAD_TEXTS.failed}
        loadingLabel={LEAD_TEXTS.loading}
      />
      {leads?.length === 0 && (
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
        {leads?.map(
          (lead) =>
            lead.kind === 'order' && (
              <li key={lead.id}>
                <SentLeadCard order={lead} />
              </li>
            ),
        )}
      </ul>
    </>
  );
}
