import { lineText } from '@catalogue/contract/order-lines';
import { formatMoment } from '../../lib/format';
import type { Lead } from '../../lib/lead-view';
import { Badge } from '../../ui/badge';
import { LeadAttachment } from './lead-attachment';
import { LEAD_BADGES } from './lead-badges';
import { LEAD_TEXTS } from './lead-texts';
import styles from './lead-card.module.css';

/** What was asked for, a line each. */
function requestOf(lead: Lead): string[] {
  if (lead.kind === 'quickEnquiry') return [lead.message];
  return lead.lines?.map(lineText) ?? [`${lead.quantity === null ? '' : `${lead.quantity} x `}${lead.productrequest}`];
}

/** A lead as its rep sees it: what was asked for whom, its file, and how far it is. Admins work on it. */
export function SentLeadCard({ lead }: { lead: Lead }) {
  const isOrder = lead.kind === 'order';
  const contact = [lead.name, isOrder ? lead.city : '', lead.mobile, lead.email].filter((text) => text !== '');
  const facts = [
    lead.reference,
    LEAD_TEXTS.received(formatMoment(lead.createdAt)),
    lead.ownerName === null ? null : LEAD_TEXTS.ownedBy(lead.ownerName),
  ];
  return (
    <article className={styles.card} aria-label={`${lead.reference} ${lead.name}`}>
      <header className={styles.head}>
        <h2 className={styles.name}>{(isOrder && lead.companyname) || lead.name || LEAD_TEXTS.noName}</h2>
        <Badge kind={LEAD_BADGES[lead.status]}>{LEAD_TEXTS.statuses[lead.status]}</Badge>
      </header>
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      <p>{contact.join(' · ')}</p>
      <ul className={styles.products}>
        {requestOf(lead).map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
      <LeadAttachment lead={lead} />
    </article>
  );
}
