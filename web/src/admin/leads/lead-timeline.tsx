import { useQueries } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import type { Lead } from '../../lib/lead-view';
import { leadMailsQuery } from '../data/queries/leads';
import styles from './lead-timeline.module.css';
import { timelineItems } from './timeline-items';
import { TIMELINE_TEXTS } from './timeline-texts';

/** What happened to a lead, and to those merged into it, newest first. */
export function LeadTimeline({ lead, merged }: { lead: Lead; merged: readonly Lead[] }) {
  const mails = useQueries({
    queries: [lead, ...merged].map(({ kind, id }) => leadMailsQuery(kind, id)),
    combine: (results) => results.flatMap(({ data }) => data?.rows ?? []),
  });
  return (
    <section aria-label={TIMELINE_TEXTS.title(lead.reference)}>
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
            {note !== null && <p className={styles.noteText}>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
