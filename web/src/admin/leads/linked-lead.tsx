import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { Lead } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { leadQuery } from '../data/queries/leads';
import { QueryStatus } from '../ui/query-status';
import { LEAD_TEXTS } from './lead-texts';
import { LeadCard } from './lead-card';
import styles from './leads.module.css';
import { useDuplicatesOf } from './use-duplicates';

interface Props {
  kind: LeadKind;
  id: string;
  onShowAll: () => void;
}

/** A single lead, as linked from mails to staff. */
export function LinkedLead({ kind, id, onShowAll }: Props) {
  const query = useQuery(leadQuery(kind, id));
  const lead = query.data;
  const showAll = <Button onClick={onShowAll}>{LEAD_TEXTS.showAll}</Button>;
  return (
    <>
      <QueryStatus query={query} failureMessage={LEAD_TEXTS.failed} loadingLabel={LEAD_TEXTS.loading} />
      {lead && <OnlyLead lead={lead} onErased={onShowAll} />}
      {lead === null ? (
        <EmptyState title={LEAD_TEXTS.linkedGone} action={showAll}>
          {LEAD_TEXTS.linkedGoneMore}
        </EmptyState>
      ) : (
        <div className={styles.showAll}>{showAll}</div>
      )}
    </>
  );
}

const OnlyLead = ({ lead, onErased }: { lead: Lead; onErased: () => void }) => (
  <LeadCard lead={lead} duplicates={useDuplicatesOf(lead)} onErased={onErased} isAlone />
);
