import { leadPath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import type { Lead } from '../../data/leads/lead-view';
import { Button } from '../../ui/button';
import { Row, Stack } from '../../ui/layout';
import { leadKey } from './find-duplicates';
import { LeadAttachment } from './lead-attachment';
import styles from './lead-work.module.css';
import { summaryOf } from './merge-dialog';
import { MERGE_TEXTS } from './merge-texts';
import { OrderLines } from './order-lines';
import { isUndoable, useMerge } from './use-merge';

/** The leads that were merged into one, each whole, with a way back. */
export function MergedLeads({ leads }: { leads: readonly Lead[] }) {
  return (
    <div className={styles.merged}>
      <h3 className={styles.mergedTitle}>{MERGE_TEXTS.contains}</h3>
      <Stack as="ul" gap={3} aria-label={MERGE_TEXTS.contains}>
        {leads.map((lead) => (
          <Row as="li" key={leadKey(lead)} className={styles.mergedLead}>
            <Link to={leadPath(lead.kind, lead.id)}>
              <strong>{lead.reference}</strong>
            </Link>
            {summaryOf(lead).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {lead.kind === 'order' && lead.lines !== undefined && <OrderLines order={lead} lines={lead.lines} />}
            <LeadAttachment lead={lead} />
            <UndoMerge lead={lead} />
          </Row>
        ))}
      </Stack>
    </div>
  );
}

/** Makes a merged lead one of its own again; renders nothing when it is too late. */
export function UndoMerge({ lead }: { lead: Lead }) {
  const { split, isPending } = useMerge();
  return (
    isUndoable(lead) && (
      <Button small busy={isPending} onClick={() => void split(lead)}>
        {MERGE_TEXTS.undo(lead.reference)}
      </Button>
    )
  );
}
