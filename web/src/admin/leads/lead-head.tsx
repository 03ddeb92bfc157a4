import { firstAnswerMs, isUnanswered } from '@catalogue/contract/first-answer';
import { useMinute } from '../../data/network/follow-clock';
import { formatMoment } from '../../lib/format';
import type { Lead } from '../../data/leads/lead-view';
import { Badge } from '../../ui/badge';
import { formatAge } from '../../lib/format-age';
import { useLeadSettings } from '../data/use-lead-settings';
import { LEAD_BADGES } from './lead-badges';
import styles from './lead-card.module.css';
import { LEAD_TEXTS } from './lead-texts';
import { isAnswerOverdue } from './overdue';
import { TIMELINE_TEXTS } from './timeline-texts';

/** Name of the client for whom a rep sent the lead; null if the client is not in the rep's list. */
const clientNameOf = (lead: Lead): string | null =>
  lead.kind === 'order' && lead.clientId !== undefined ? lead.companyname || lead.name : null;

/** Who it is, and where it stands. `isShort`: on one line. `isNamed`: false where a title has the name already. */
export function LeadHead({ lead, isShort = false, isNamed = true }: { lead: Lead; isShort?: boolean; isNamed?: boolean }) {
  const now = useMinute();
  const settings = useLeadSettings();
  return (
    <header className={[styles.head, isShort && styles.shortHead].filter(Boolean).join(' ')}>
      {isNamed && (
        <h2
          className={[styles.name, isShort && styles.oneLine].filter(Boolean).join(' ')}
          title={isShort ? lead.name : undefined}
        >
          {lead.name || LEAD_TEXTS.noName}
        </h2>
      )}
      <Badge kind={LEAD_BADGES[lead.status]}>{LEAD_TEXTS.statuses[lead.status]}</Badge>
      {lead.incomplete && <Badge kind="warning">{LEAD_TEXTS.incomplete}</Badge>}
      {isUnanswered(lead) && (
        <span className={isAnswerOverdue(lead, now, settings) ? styles.overdue : styles.facts}>
          {LEAD_TEXTS.waits(formatAge(now - lead.createdAt))}
        </span>
      )}
    </header>
  );
}

/** What is known of a lead beside its fields, in one sentence. */
export function LeadFacts({ lead, isShort = false }: { lead: Lead; isShort?: boolean }) {
  const answered = firstAnswerMs(lead);
  const facts = [
    lead.reference,
    // An unanswered lead shows its waiting time instead.
    isShort && isUnanswered(lead) ? null : LEAD_TEXTS.received(formatMoment(lead.createdAt)),
    answered === null ? null : TIMELINE_TEXTS.answeredAfter(formatAge(answered)),
    lead.repName === undefined ? null : LEAD_TEXTS.byRep(lead.repName, clientNameOf(lead)),
    lead.ownerName === null ? null : LEAD_TEXTS.ownedBy(lead.ownerName),
    lead.nextCallAt === null ? null : LEAD_TEXTS.nextCall(formatMoment(lead.nextCallAt)),
    isShort && lead.note !== '' ? lead.note : null,
  ];
  const text = facts.filter((fact) => fact !== null).join(' · ');
  return (
    <p className={[styles.facts, isShort && styles.oneLine].filter(Boolean).join(' ')} title={isShort ? text : undefined}>
      {text}
    </p>
  );
}

/**
 * SPEC §2's fields of the two lists; what was left open is not shown. `isShort`: each on one line and a message on four, for the lists.
 * The unfolded card shows the whole message.
 */
export const LeadFields = ({ lead, isShort = false }: { lead: Lead; isShort?: boolean }) => (
  <dl className={[styles.content, isShort && styles.short].filter(Boolean).join(' ')}>
    {contentOf(lead).map(([label, value]) => {
      const isLong = label === LEAD_TEXTS.fields.message;
      return (
        <div key={label} className={[styles.row, isLong && styles.long].filter(Boolean).join(' ')}>
          <dt>{label}</dt>
          <dd title={isShort && !isLong ? value : undefined}>{value}</dd>
        </div>
      );
    })}
  </dl>
);

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
