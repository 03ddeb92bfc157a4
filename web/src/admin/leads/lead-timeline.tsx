import { useQueries } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import type { Lead } from '../../data/leads/lead-view';
import { hasUnansweredNote } from '../../data/leads/lead-view';
import { Row, Stack } from '../../ui/layout';
import { leadMailsQuery } from '../data/queries/leads';
import styles from './lead-work.module.css';
import { timelineItems } from './timeline-items';
import { TIMELINE_TEXTS } from './timeline-texts';
import card from './lead-card.module.css';
import { LEAD_TEXTS } from './lead-texts';

/** What happened to a lead, and to those merged into it, newest first. */
export function LeadTimeline({ lead, merged }: { lead: Lead; merged: readonly Lead[] }) {
  const mails = useQueries({
    queries: [lead, ...merged].map(({ kind, id }) => leadMailsQuery(kind, id)),
    combine: (results) => results.flatMap(({ data }) => data?.rows ?? []),
  });
  return (
    <section aria-label={TIMELINE_TEXTS.title(lead.reference)}>
      <Stack as="ol" gap={3} className={styles.timeline}>
        {timelineItems(lead, mails, merged).map(({ key, at, by, facts, note }) => (
          <Stack as="li" gap={1} key={key} className={styles.event}>
            <Row as="p" className={styles.eventHead}>
              <strong>{by}</strong>
              <time dateTime={new Date(at).toISOString()} className={styles.eventTime}>
                {formatMoment(at)}
              </time>
            </Row>
            <p>{facts.join(' · ')}</p>
            {note !== null && <p className={styles.eventNote}>{note}</p>}
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

/** What an enquirer wrote last, on the lead or on one that was merged into it, until somebody answers. The timeline keeps it. */
export function NewNote({ lead, merged = [] }: { lead: Lead; merged?: readonly Lead[] }) {
  if (!hasUnansweredNote(lead)) return null;
  const notes = [lead, ...merged].flatMap(({ enquirerNotes }) => enquirerNotes ?? []);
  const last = notes.sort((one, other) => one.at - other.at).at(-1);
  return <p className={card.newNote}>{LEAD_TEXTS.wroteAgain(last?.text)}</p>;
}
