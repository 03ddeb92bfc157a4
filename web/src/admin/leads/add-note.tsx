import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import type { Lead } from '../../data/leads/lead-view';
import { Button } from '../../ui/button';
import styles from './lead-work.module.css';
import { saveLeads } from './save-leads';
import { WORK_TEXTS } from './work-texts';
import { useNoteDraft } from './use-note-draft';

/**
 * Adds a note as an entry of the timeline. Nothing is overwritten: earlier notes stay there, and the newest one is the lead's. `onKept` is
 * called when a reload does not lose it any more.
 */
export const addNote = (lead: Lead, note: string, onKept?: () => void): Promise<void> =>
  saveLeads({ changes: [{ lead, change: { from: {}, to: { note } } }], message: () => WORK_TEXTS.noteAdded, onKept });

/** A line for a note, which becomes an entry of the timeline. What is typed stays on this device until it is added. */
export function AddNote({ lead }: { lead: Lead }) {
  const { note, keep, clear } = useNoteDraft(lead.id);
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    const text = note.trim();
    if (text === '' || isBusy) return;
    setBusy(true);
    await addNote(lead, text, () => clear(note)).finally(() => setBusy(false));
  };
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <textarea
        rows={1}
        aria-label={WORK_TEXTS.addNote}
        placeholder={WORK_TEXTS.addNote}
        maxLength={LIMITS.note}
        className={styles.noteText}
        data-shortcut="n"
        value={note}
        onChange={({ target }) => keep(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void submit();
        }}
      />
      <Button type="submit" small busy={isBusy}>
        {WORK_TEXTS.add}
      </Button>
    </form>
  );
}
