import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { isUnanswered } from '@catalogue/contract/first-answer';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '../../../lib/format';
import { hashed, type Lead } from '../../../data/leads/lead-view';
import { Badge } from '../../../ui/badge';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { formatAge } from '../../../lib/format-age';
import type { LeadSettings } from '../../data/use-lead-settings';
import { initials } from '../../ui/initials';
import { LEAD_BADGES } from '../lead-badges';
import { leadValue, requestOf, valueText } from '../lead-request';
import { LEAD_TEXTS } from '../lead-texts';
import { isAnswerOverdue, isCallOverdue } from '../overdue';
import styles from './inbox.module.css';
import { INBOX_TEXTS as texts } from './inbox-texts';

interface Props {
  lead: Lead;
  /** The first product that it asks for, while that is in the catalogue. */
  product: ProductSummary | undefined;
  /** From which follows when it has waited too long. */
  settings: LeadSettings;
  /** Opens it in the pane. */
  href: string;
  /** Now, ms; in steps, so that rows are rendered again only when a shown age changes. */
  now: number;
  /** The row that Tab reaches, and that keys act on. */
  isCurrent: boolean;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (lead: Lead, isSelected: boolean) => void;
  onFocus: (lead: Lead) => void;
}

const JUST_NOW_MS = 60_000;

/** The company and the tags under the sender's name; '' without any. */
function aboutText(lead: Lead): string {
  const company = lead.kind === 'order' ? lead.companyname : '';
  return [company, ...(lead.tags ?? []).map(hashed)].filter(Boolean).join(' ');
}

/** One lead in a row of the inbox: who, what, how much, since when, and where it stands. */
export const InboxRow = memo(function InboxRow({
  lead,
  product,
  settings,
  href,
  now,
  isCurrent,
  isOpen,
  isSelected,
  onSelect,
  onFocus,
}: Props) {
  const value = leadValue(lead, product);
  const about = aboutText(lead);
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li className={styles.row} data-lead={lead.id} data-open={isOpen || undefined} data-selected={isSelected || undefined}>
      <label className={styles.check}>
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={texts.select(lead.reference)}
          checked={isSelected}
          onChange={({ target }) => onSelect(lead, target.checked)}
        />
      </label>
      <span className={styles.picture}>
        {product === undefined ? (
          <Icon name={lead.kind === 'order' ? 'outbox' : 'chat'} />
        ) : (
          <Picture picture={product.picture} alt="" sizes="2.25rem" widest={320} />
        )}
      </span>
      <span className={styles.who}>
        <Link
          to={href}
          className={styles.open}
          tabIndex={tabIndex}
          aria-current={isOpen || undefined}
          onFocus={() => onFocus(lead)}
        >
          {lead.name || LEAD_TEXTS.noName}
        </Link>
        {about !== '' && <span className={styles.company}>{about}</span>}
      </span>
      <RequestCell lead={lead} />
      <span className={styles.value}>{valueText(lead, value)}</span>
      <AgeCell lead={lead} settings={settings} now={now} />
      <span className={styles.status}>
        {lead.hasNewNote === true ? (
          <Badge kind="brand">{LEAD_TEXTS.filters.wrote}</Badge>
        ) : (
          <Badge kind={LEAD_BADGES[lead.status]}>{LEAD_TEXTS.statuses[lead.status]}</Badge>
        )}
      </span>
      <OwnerCell name={lead.ownerName} />
      <CallCell lead={lead} now={now} />
    </li>
  );
});

function RequestCell({ lead }: Pick<Props, 'lead'>) {
  const { title, others, pieces } = requestOf(lead);
  return (
    <span className={styles.asked}>
      <span className={styles.title}>
        {title}
        {others > 0 && ` ${texts.others(others)}`}
      </span>
      {pieces !== null && <span className={styles.pieces}>{texts.pieces(pieces)}</span>}
    </span>
  );
}

/** How old the lead is; how long it waits while nobody has answered it. */
function ageText(lead: Lead, now: number): string {
  const age = now - lead.createdAt;
  if (age < JUST_NOW_MS) return texts.justNow;
  return isUnanswered(lead) ? texts.waits(formatAge(age)) : formatAge(age);
}

function AgeCell({ lead, settings, now }: Pick<Props, 'lead' | 'settings' | 'now'>) {
  return (
    <span className={[styles.age, isAnswerOverdue(lead, now, settings) && styles.overdue].filter(Boolean).join(' ')}>
      {ageText(lead, now)}
    </span>
  );
}

const OwnerCell = ({ name }: { name: string | null }) => (
  <span className={styles.owner} title={name ?? texts.nobody}>
    {name !== null && (
      <span role="img" aria-label={LEAD_TEXTS.ownedBy(name)}>
        {initials(name)}
      </span>
    )}
  </span>
);

/** When the lead is to be called; empty without a call. */
const CallCell = ({ lead, now }: Pick<Props, 'lead' | 'now'>) => (
  <span className={[styles.call, isCallOverdue(lead, now) && styles.overdue].filter(Boolean).join(' ')}>
    {lead.nextCallAt !== null && texts.call(formatShortMoment(lead.nextCallAt))}
  </span>
);
