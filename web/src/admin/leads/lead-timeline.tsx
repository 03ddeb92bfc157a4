import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../lib/format';
import type { Lead } from '../../lib/lead-view';
import { leadMailsQuery } from '../data/queries/leads';
import styles from './lead-timeline.module.css';
import { timelineItems } from './timeline-items';
import { TIMELINE_TEXTS } from './timeline-texts';

interface Props {
  lead: Lead;
  /** Leads merged into it: their timelines are shown with its own. */
  merged: readonly Lead[];
  /** Whether it is unfolded at first. */
  isOpen: boolean;
}

/** What happened to a lead, folded. The mails are read when it is unfolded. */
export function LeadTimeline({ lead, merged, isOpen }: Props) {
  const [open, setOpen] = useState(isOpen);
  // Each change raises the revision. Mails are not counted: they are not read yet.
  const changes = [lead, ...merged].reduce((sum, { revision }) => sum + revision - 1, 0);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{TIMELINE_TEXTS.title(changes)}</summary>
      {open && <TimelineList lead={lead} merged={merged} />}
    </details>
  );
}

function TimelineList({ lead, merged }: Pick<Props, 'lead' | 'merged'>) {
  const mails = useQueries({
    queries: [lead, ...merged].map(({ kind, id }) => leadMailsQuery(kind, id)),
    combine: (results) => results.flatMap(({ data }) => data?.rows ?? []),
  });
  return (
    <ol className={styles.items}>
      {timelineItems(lead, mails, merged).map(({ key, at, by, facts, note }) => (
        <li key={key} className={styles.item}>
          <p className={styles.head}>
            <strong>{by}</strong>
            <time dateTime={new Date(at).toISOString()} className={styles.time}>
              {formatMoment(at)}
            </time>
          </p>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          {note !== null && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
