import type { Lead } from '../../lib/lead-view';
import styles from './lead-card.module.css';
import { LEAD_TEXTS } from './lead-texts';

/** That an enquirer wrote again, with their words where they are known. */
export const wroteAgain = (words: string | undefined): string =>
  words === undefined ? LEAD_TEXTS.filters.wrote : `${LEAD_TEXTS.filters.wrote}: “${words}”`;

/** What an enquirer wrote last, on the lead or on one that was merged into it, until somebody answers. The timeline keeps it. */
export function NewNote({ lead, merged = [] }: { lead: Lead; merged?: readonly Lead[] }) {
  if (lead.hasNewNote !== true) return null;
  const notes = [lead, ...merged].flatMap(({ enquirerNotes }) => enquirerNotes ?? []);
  const last = notes.sort((one, other) => one.at - other.at).at(-1);
  return <p className={styles.newNote}>{wroteAgain(last?.text)}</p>;
}
