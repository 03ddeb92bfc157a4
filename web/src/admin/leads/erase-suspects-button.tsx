import { leads } from '@catalogue/contract/endpoints/leads';
import { useState } from 'react';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { notify } from '../../ui/notify';
import { answerOf, failureReason } from '../data/failure-reason';
import { callModule } from '../data/firebase';
import { LEAD_TEXTS } from './lead-texts';

/** Erases all suspect leads; returns how many. @throws ServerFailure */
async function eraseSuspects(): Promise<number> {
  const { callAsUser } = await callModule();
  let erased = 0;
  for (;;) {
    const answer = answerOf(await callAsUser(leads.eraseSuspects));
    erased += answer.erased;
    if (!answer.hasMore) return erased;
  }
}

/** Erases the suspect leads of both kinds, after a question. */
export function EraseSuspectsButton({ onErased }: { onErased: () => void }) {
  const [busy, setBusy] = useState(false);

  async function erase(): Promise<void> {
    const { eraseSuspectsTitle: title, eraseSuspectsBody: body, eraseSuspects: action } = LEAD_TEXTS;
    if (!(await confirm({ title, body, action, danger: true }))) return;
    setBusy(true);
    try {
      void notify(LEAD_TEXTS.erasedSuspects(await eraseSuspects()), { kind: 'success' });
      onErased();
    } catch (error) {
      void notify(LEAD_TEXTS.eraseFailed(failureReason(error)), { kind: 'failure' });
    } finally {
      setBusy(false);
    }
  }

  if (!hasOwnRight('erase')) return null;
  return (
    <Button small kind="quiet" busy={busy} onClick={() => void erase()}>
      {busy ? LEAD_TEXTS.erasing : LEAD_TEXTS.eraseSuspects}
    </Button>
  );
}
