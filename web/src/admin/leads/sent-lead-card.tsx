import { lineText } from '@catalogue/contract/order-lines';
import { formatMoment } from '../../lib/format';
import type { Lead } from '../../data/leads/lead-view';
import { Badge } from '../../ui/badge';
import { Card, Row, Stack } from '../../ui/layout';
import { AddNote } from './add-note';
import { LeadAttachment } from './lead-attachment';
import { LEAD_BADGES } from './lead-badges';
import { LEAD_TEXTS } from './lead-texts';
import { LeadTimeline, NewNote } from './lead-timeline';
import styles from './lead-card.module.css';
import work from './lead-work.module.css';
import { LostReason, StatusPicker } from './status-picker';
import { NextCall } from './next-call';
import { ReplyButtons } from './reply-buttons';

/** The requested products, a line each. */
function requestOf(lead: Lead): string[] {
  if (lead.kind === 'quickEnquiry') return [lead.message];
  return lead.lines?.map(lineText) ?? [`${lead.quantity === null ? '' : `${lead.quantity} x `}${lead.productrequest}`];
}

/** A lead as a rep sees it: what was requested for whom, its file, and its status. `isHanded`: they work on it as staff do. */
export function SentLeadCard({ lead, isHanded = false }: { lead: Lead; isHanded?: boolean }) {
  const isOrder = lead.kind === 'order';
  const contact = [lead.name, isOrder ? lead.city : '', lead.mobile, lead.email].filter((text) => text !== '');
  const facts = [
    lead.reference,
    LEAD_TEXTS.received(formatMoment(lead.createdAt)),
    lead.ownerName === null ? null : LEAD_TEXTS.ownedBy(lead.ownerName),
  ];
  return (
    <Card as="article" gap={1} className={styles.card} aria-label={`${lead.reference} ${lead.name}`}>
      <header className={styles.head}>
        <h2 className={styles.name}>{(isOrder && lead.companyname) || lead.name || LEAD_TEXTS.noName}</h2>
        <Badge kind={LEAD_BADGES[lead.status]}>{LEAD_TEXTS.statuses[lead.status]}</Badge>
      </header>
      <NewNote lead={lead} />
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      <p>{contact.join(' · ')}</p>
      <ul className={styles.products}>
        {requestOf(lead).map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
      <LeadAttachment lead={lead} />
      {isHanded && (
        <>
          <Row className={styles.actions}>
            <ReplyButtons lead={lead} hasChoice />
          </Row>
          <Stack gap={2} className={work.work} data-work>
            <StatusPicker lead={lead} />
            <LostReason lead={lead} />
            <NextCall lead={lead} />
            <AddNote lead={lead} />
          </Stack>
          <LeadTimeline lead={lead} merged={[]} />
        </>
      )}
    </Card>
  );
}
