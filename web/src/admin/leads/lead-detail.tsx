import { leadPath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import type { Lead } from '../../data/leads/lead-view';
import { kindOfKept } from '../../data/leads/merge-rules';
import { Row, Stack } from '../../ui/layout';
import { customerOfLead } from './customers/customer-url';
import { AddNote } from './add-note';
import { RequestedProduct } from './requested-product';
import { AssignPicker } from './assign-picker';
import { EraseButton } from './erase-button';
import { LeadAttachment } from './lead-attachment';
import styles from './lead-card.module.css';
import { LeadDuplicates } from './lead-duplicates';
import { LeadFacts, LeadFields } from './lead-head';
import { LEAD_TEXTS } from './lead-texts';
import { LeadTags } from './lead-tags';
import { LeadTimeline, NewNote } from './lead-timeline';
import work from './lead-work.module.css';
import { LostReason, StatusPicker } from './status-picker';
import { MERGE_TEXTS } from './merge-texts';
import { MergedLeads, UndoMerge } from './merged-leads';
import { NextCall } from './next-call';
import { OrderLines } from './order-lines';
import { StatusLinkButton } from './status-link-button';
import { useMergedLeads } from './use-merge';

interface Props {
  lead: Lead;
  /** Other leads of the same sender or company. */
  duplicates: readonly Lead[];
  onErased: () => void;
}

/** All of a lead: what was requested, the actions of staff at one click each, and the timeline. */
export function LeadDetail({ lead, duplicates, onErased }: Props) {
  const merged = useMergedLeads(lead);
  return (
    <>
      <LeadFacts lead={lead} />
      {lead.kind === 'order' && lead.lines === undefined && lead.productId !== null && <RequestedProduct id={lead.productId} />}
      <LeadFields lead={lead} />
      {lead.kind === 'order' && lead.lines !== undefined && <OrderLines order={lead} lines={lead.lines} />}
      <LeadAttachment lead={lead} />
      <NewNote lead={lead} merged={merged} />
      {lead.merged ? (
        <Row as="p" className={work.mergedInto}>
          {MERGE_TEXTS.mergedInto}
          <Link to={leadPath(kindOfKept(lead), lead.merged.into)}>{MERGE_TEXTS.otherLead}</Link>
          <UndoMerge lead={lead} />
        </Row>
      ) : (
        <Stack gap={2} className={work.work} data-work>
          <StatusPicker lead={lead} />
          <LostReason lead={lead} />
          <AssignPicker lead={lead} />
          <NextCall lead={lead} />
          <LeadTags lead={lead} />
          <AddNote lead={lead} />
        </Stack>
      )}
      <Row className={styles.links}>
        <Link to={customerOfLead(lead)}>{LEAD_TEXTS.customer(lead.name)}</Link>
        <StatusLinkButton lead={lead} />
      </Row>
      {duplicates.length > 0 && !lead.merged && <LeadDuplicates lead={lead} duplicates={duplicates} />}
      {merged.length > 0 && <MergedLeads leads={merged} />}
      <LeadTimeline lead={lead} merged={merged} />
      <span className={styles.apart}>
        <EraseButton lead={lead} onErased={onErased} />
      </span>
    </>
  );
}
