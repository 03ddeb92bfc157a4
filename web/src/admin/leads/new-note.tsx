import { hasUnansweredNote, type Lead } from '../../lib/lead-view';
import styles from './lead-card.module.css';
import { LEAD_TEXTS } from './lead-texts';

/** What an enquirer wrote last, on the lead or on one that was merged into it, until somebody answers. The timeline keeps it. */
export function NewNote({ lead, merged = [] }: { lead: Lead; merged?: readonly Lead[] }) {
  if (!hasUnansweredNote(lead)) return null;
  const notes = [lead, ...merged].flatMap(({ enquirerNotes }) => enquirerNotes ?? []);
  const last = notes.sort((one, other) => one.at - other.at).at(-1);
  return <p className={styles.newNote}>{LEAD_TEXTS.wroteAgain(last?.text)}</p>;
}
