import { leadPath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../data/network/server-clock';
import { formatMoment } from '../../../lib/format';
import type { Lead } from '../../../data/leads/lead-view';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout';
import { formatAge } from '../../../lib/format-age';
import { callShortcut, type CallShortcut } from '../call-shortcuts';
import { requestOf } from '../lead-request';
import { LEAD_TEXTS } from '../lead-texts';
import { isCallOverdue } from '../overdue';
import { ReplyButtons } from '../reply-buttons';
import { saveLead } from '../save-leads';
import { WORK_TEXTS } from '../work-texts';
import { TODAY_TEXTS as texts } from './today-texts';
import styles from './today.module.css';
import type { TodayLead } from './use-today';

const PUT_OFF: readonly CallShortcut[] = ['soon', 'tomorrow'];

const MOST_CHARACTERS = 90;

const shorten = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, '')} …`;

interface Props extends TodayLead {
  /** Now, ms. */
  now: number;
}

function reasonText({ lead, reason, now }: Props): string {
  if (reason === 'waits') return texts.waits(formatAge(now - lead.createdAt));
  // A note on a lead that was merged into this one is stored there, not here.
  const words = lead.enquirerNotes?.at(-1)?.text;
  if (reason === 'wrote') return LEAD_TEXTS.wroteAgain(words && shorten(words));
  const at = lead.nextCallAt ?? now;
  return isCallOverdue(lead, now) ? texts.overdue(formatAge(now - at)) : texts.callAt(formatMoment(at));
}

/** A lead that asks for somebody today: who, about what, why now, and what to do about it. */
export function TodayRow({ lead, reason, now }: Props) {
  const { title, others } = requestOf(lead);
  const isLate = reason === 'call' && isCallOverdue(lead, now);
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <Link to={leadPath(lead.kind, lead.id)} className={styles.name}>
          {lead.name || lead.reference}
        </Link>
        <span className={styles.about}>
          {shorten(title)}
          {others > 0 && ` +${others}`}
        </span>
      </span>
      <span className={isLate ? styles.late : styles.reason}>{reasonText({ lead, reason, now })}</span>
      <Row gap={2} className={styles.actions}>
        <ReplyButtons lead={lead} />
        {reason === 'call' && <PutOff lead={lead} />}
      </Row>
    </li>
  );
}

/** Puts off a call that is due. */
const PutOff = ({ lead }: { lead: Lead }) =>
  PUT_OFF.map((shortcut) => (
    <Button
      key={shortcut}
      small
      kind="quiet"
      aria-label={LEAD_TEXTS.nameOf(LEAD_TEXTS.callShortcuts.names[shortcut], lead)}
      onClick={() => {
        const nextCallAt = callShortcut(shortcut, serverNow());
        void saveLead(
          lead,
          { nextCallAt: lead.nextCallAt },
          { nextCallAt },
          WORK_TEXTS.call.done(lead.reference, formatMoment(nextCallAt)),
        );
      }}
    >
      {LEAD_TEXTS.callShortcuts.names[shortcut]}
    </Button>
  ));
