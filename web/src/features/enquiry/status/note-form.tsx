import { enquiryStatusEndpoints } from '@catalogue/contract/endpoints/enquiry-status';
import type { EnquiryStatus } from '@catalogue/contract/entities/enquiry-status';
import { LIMITS } from '@catalogue/contract/limits';
import { useEffect, useState } from 'react';
import { callApi } from '../../../data/network/call-api';
import { Button } from '../../../ui/button';
import { TextAreaField } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { useSubmit } from '../../../ui/use-submit';
import form from '../form.module.css';
import { newId } from '../../../lib/new-id';
import { STATUS_TEXTS as texts } from './status-texts';
import { readNoteDraft, writeNoteDraft, type NoteDraft } from './stored-status';

interface Props {
  reference: string;
  token: string;
  onStatus: (status: EnquiryStatus) => void;
}

type Outcome = { kind: 'success' | 'failure'; text: string } | null;

/** Adds a note to the enquiry. What is typed stays on the device until the server has it. */
export function NoteForm({ reference, token, onStatus }: Props) {
  const [draft, setDraft] = useState<NoteDraft>({ id: '', text: '' });
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    void readNoteDraft(reference).then((stored) => stored && setDraft((now) => (now.text === '' ? stored : now)));
  }, [reference]);

  function change(next: NoteDraft): void {
    setDraft(next);
    void writeNoteDraft(reference, next);
  }

  const { formProps, isSubmitting } = useSubmit(async () => {
    if (draft.text.trim() === '') return true;
    const called = await callApi(enquiryStatusEndpoints.addNote, { params: { reference }, body: { token, ...draft } });
    if (called.outcome === 'done') {
      change({ id: '', text: '' });
      setOutcome({ kind: 'success', text: texts.sent });
      onStatus(called.answer);
    } else {
      setOutcome({ kind: 'failure', text: called.outcome === 'refused' ? called.message : texts.notSent });
    }
    return true;
  });

  return (
    <form {...formProps} className={form.form} aria-label={texts.note}>
      <TextAreaField
        label={texts.note}
        hint={texts.noteHint}
        maxLength={LIMITS.enquirerNote}
        required
        readOnly={isSubmitting}
        value={draft.text}
        // A changed text is a new note.
        onChange={({ target }) => change({ id: newId(), text: target.value })}
      />
      <div className={form.foot}>
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {texts.send}
        </Button>
      </div>
      <div role="status" className={form.status}>
        {outcome && (
          <Notice kind={outcome.kind} isLive={false}>
            {outcome.text}
          </Notice>
        )}
      </div>
    </form>
  );
}
