import { LIMITS } from '@catalogue/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isDeviceOffline } from '../../data/network/network-status';
import { ServerFailure } from '../../lib/server-failure';
import type { Lead } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { failureReason } from '../data/failure-reason';
import { leadProgressModule } from '../data/firebase';
import styles from './lead-work.module.css';
import { WORK_TEXTS } from './work-texts';
import { dropNoteDraft, useNoteDraft } from './use-note-draft';

/** Adds a note to a lead; resolves to whether the lead is still there. */
export function useAddNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ lead, note }: { lead: Lead; note: string }) => {
      // A transaction would try for many seconds.
      if (isDeviceOffline()) throw new ServerFailure(null);
      return (await leadProgressModule()).addNote(lead, note);
    },
    onSuccess: (isThere, { lead, note }) => {
      if (isThere) dropNoteDraft(client, lead.id, note);
      void notify(isThere ? WORK_TEXTS.noteAdded : WORK_TEXTS.gone, { kind: isThere ? 'success' : 'failure' });
    },
    onError: (error) => void notify(WORK_TEXTS.noteFailed(failureReason(error)), { kind: 'failure' }),
  });
}

/** A line for a note, which becomes an entry of the timeline. What is typed stays on this device until it is added. */
export function AddNote({ lead }: { lead: Lead }) {
  const [note, keep] = useNoteDraft(lead.id);
  const add = useAddNote();
  const submit = (): void => {
    const text = note.trim();
    if (text !== '' && !add.isPending) add.mutate({ lead, note: text }, { onSuccess: () => keep('') });
  };
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
          submit();
        }}
      />
      <Button type="submit" small busy={add.isPending}>
        {WORK_TEXTS.add}
      </Button>
    </form>
  );
}
