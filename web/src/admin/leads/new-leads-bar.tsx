import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useStartOfToday } from '../../data/network/follow-clock';
import { Icon } from '../../ui/icon';
import { inboxUrl } from '../data/lead-urls';
import { leadCountQuery } from '../data/queries/leads';
import { BarWords } from '../ui/bar-words';
import { LEAD_TEXTS } from './lead-texts';
import styles from './new-leads-bar.module.css';

const KINDS = [
  { kind: 'quickEnquiry', icon: 'chat' },
  { kind: 'order', icon: 'outbox' },
] as const;

/** Links in the bar to new leads, with their live numbers. */
export default function NewLeadsBar() {
  return (
    <div className={styles.bar}>
      {KINDS.map(({ kind, icon }) => (
        <Link key={kind} to={inboxUrl({ kind, filter: 'new', sort: 'oldest' })} className={styles.link}>
          <Icon name={icon} />
          <BarWords>{LEAD_TEXTS.unanswered[kind]}</BarWords>
          <NewLeadsCount kind={kind} />
        </Link>
      ))}
    </div>
  );
}

/** Number of leads with status 'new', live. Renders nothing for none. */
function NewLeadsCount({ kind }: { kind: LeadKind }) {
  const { data: count = 0 } = useQuery(leadCountQuery(kind, 'new', useStartOfToday()));
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
