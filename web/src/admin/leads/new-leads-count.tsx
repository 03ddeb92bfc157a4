import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { leadCountQuery } from '../data/queries/leads';
import { LEAD_TEXTS } from './lead-texts';
import styles from './new-leads-count.module.css';

/** Number of leads with status 'new', live. Renders nothing for none. */
export default function NewLeadsCount({ kind }: { kind: LeadKind }) {
  const { data: count = 0 } = useQuery(leadCountQuery(kind, 'new'));
  return (
    <span role="status">
      {count > 0 && (
        <span className={styles.count} role="img" aria-label={LEAD_TEXTS.newLeads(count)}>
          {count}
        </span>
      )}
    </span>
  );
}
