import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { Lead } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Spinner } from '../../ui/spinner';
import { useLive } from '../data/use-live';
import { LEAD_TEXTS } from './lead-texts';
import { workModule } from './firebase';
import { LeadCard } from './lead-card';
import styles from './leads.module.css';

interface Props {
  kind: LeadKind;
  id: string;
  onShowAll: () => void;
}

/** The one lead that a mail to staff links to. */
export function LinkedLead({ kind, id, onShowAll }: Props) {
  const { value: lead, error } = useLive<Lead | null>(`lead/${kind}/${id}`, async (onLead, onFailure) =>
    (await workModule()).watchLead(kind, id, onLead, onFailure),
  );
  return (
    <>
      {error !== null && <p role="alert">{LEAD_TEXTS.failed}</p>}
      {lead === undefined && error === null && <Spinner label={LEAD_TEXTS.loading} />}
      {lead === null && <EmptyState title={LEAD_TEXTS.linkedGone}>{LEAD_TEXTS.linkedGoneMore}</EmptyState>}
      {lead && <LeadCard lead={lead} onErased={onShowAll} />}
      <div className={styles.showAll}>
        <Button onClick={onShowAll}>{LEAD_TEXTS.showAll}</Button>
      </div>
    </>
  );
}
