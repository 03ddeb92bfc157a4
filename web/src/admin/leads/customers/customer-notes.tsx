import { leadPath } from '@catalogue/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../lib/format';
import type { Lead } from '../../../data/leads/lead-view';
import { Button } from '../../../ui/button';
import { MutedText } from '../../../ui/muted-text';
import { leadKey } from '../find-duplicates';
import { CUSTOMERS_TEXTS as texts } from './customers-texts';
import styles from './customers.module.css';

/** Notes shown at first. */
const NOTES = 5;

interface Note {
  key: string;
  at: number;
  by: string;
  text: string;
  lead: Lead;
}

/** What staff wrote about all of their leads, newest first. */
const notesOf = (leads: readonly Lead[]): Note[] =>
  leads
    .flatMap((lead) =>
      Object.entries(lead.timeline ?? {}).flatMap(([revision, { note = '', at, byName }]) =>
        note === '' ? [] : [{ key: `${leadKey(lead)} ${revision}`, at, by: byName, text: note, lead }],
      ),
    )
    .sort((one, other) => other.at - one.at);

/** The notes of all leads of a customer. */
export function CustomerNotes({ leads }: { leads: readonly Lead[] }) {
  const [isWhole, setWhole] = useState(false);
  const notes = notesOf(leads);
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{texts.notes}</h3>
      {notes.length === 0 && <MutedText>{texts.noNotes}</MutedText>}
      <ul className={styles.notes}>
        {(isWhole ? notes : notes.slice(0, NOTES)).map(({ key, at, by, text, lead }) => (
          <li key={key}>
            <p className={styles.note}>{text}</p>
            <p className={styles.quiet}>
              {texts.noteBy(by, formatMoment(at))} · <Link to={leadPath(lead.kind, lead.id)}>{lead.reference}</Link>
            </p>
          </li>
        ))}
      </ul>
      {!isWhole && notes.length > NOTES && (
        <Button small onClick={() => setWhole(true)}>
          {texts.allNotes(notes.length)}
        </Button>
      )}
    </section>
  );
}
