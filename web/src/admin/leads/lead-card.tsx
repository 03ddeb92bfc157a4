import type { LeadStatus } from '@catalogue/contract/entities/lead';
import { useState } from 'react';
import { formatMoment } from '../../lib/format';
import type { Lead } from '../../lib/lead-view';
import { Badge } from '../../ui/badge';
import { Button, LinkButton } from '../../ui/button';
import { leadContacts } from './lead-contacts';
import { LEAD_TEXTS } from './lead-texts';
import { LeadEditor } from './lead-editor';
import styles from './lead-card.module.css';

const BADGES: Readonly<Record<LeadStatus, 'brand' | 'plain' | 'warning' | 'success' | 'danger'>> = {
  new: 'brand',
  contacted: 'plain',
  quoted: 'warning',
  won: 'success',
  lost: 'plain',
};

interface Props {
  lead: Lead;
  /** For screens that show nothing else; a list hears of it by itself. */
  onErased?: () => void;
}

/** One lead: who asks for what, where it stands, and every way to answer. */
export function LeadCard({ lead, onErased = () => undefined }: Props) {
  const [open, setOpen] = useState(false);
  const { call, whatsapp, mail } = leadContacts(lead);
  const facts = [
    lead.reference,
    LEAD_TEXTS.received(formatMoment(lead.createdAt)),
    lead.ownerName === null ? null : LEAD_TEXTS.ownedBy(lead.ownerName),
    lead.nextCallAt === null ? null : LEAD_TEXTS.nextCall(formatMoment(lead.nextCallAt)),
  ];
  return (
    <article className={styles.card} aria-label={`${lead.reference} ${lead.name}`}>
      <header className={styles.head}>
        <h2 className={styles.name}>{lead.name === '' ? LEAD_TEXTS.noName : lead.name}</h2>
        <Badge kind={BADGES[lead.status]}>{LEAD_TEXTS.statuses[lead.status]}</Badge>
        {lead.incomplete && <Badge kind="warning">{LEAD_TEXTS.incomplete}</Badge>}
      </header>
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      <dl className={styles.content}>
        {contentOf(lead).map(([label, value]) => (
          <div
            key={label}
            className={[styles.row, label === LEAD_TEXTS.fields.message && styles.long].filter(Boolean).join(' ')}
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lead.note !== '' && <p className={styles.note}>{lead.note}</p>}
      {open ? (
        <LeadEditor lead={lead} onDone={() => setOpen(false)} onErased={onErased} />
      ) : (
        <div className={styles.actions}>
          {call !== null && (
            <LinkButton small to={call}>
              {LEAD_TEXTS.call}
            </LinkButton>
          )}
          {whatsapp !== null && (
            <LinkButton small to={whatsapp} target="_blank">
              {LEAD_TEXTS.whatsapp}
            </LinkButton>
          )}
          {mail !== null && (
            <LinkButton small to={mail}>
              {LEAD_TEXTS.mail}
            </LinkButton>
          )}
          <Button small kind="primary" onClick={() => setOpen(true)}>
            {LEAD_TEXTS.work}
          </Button>
        </div>
      )}
    </article>
  );
}

/** SPEC §2's fields of the two lists; what was left open is not shown. */
function contentOf(lead: Lead): [string, string][] {
  const { fields } = LEAD_TEXTS;
  const person: [string, string][] = [
    [fields.email, lead.email],
    [fields.mobile, lead.mobile],
  ];
  const rest: [string, string][] =
    lead.kind === 'quickEnquiry'
      ? [[fields.message, lead.message]]
      : [
          [fields.city, lead.city],
          [fields.companyname, lead.companyname],
          [fields.productrequest, lead.productrequest],
          [fields.quantity, lead.quantity?.toLocaleString('en-IN') ?? ''],
        ];
  return [...person, ...rest].filter(([, value]) => value !== '');
}
