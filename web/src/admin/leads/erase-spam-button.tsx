import { leads } from '@catalogue/contract/endpoints/leads';
import { useState } from 'react';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { notify } from '../../ui/notify';
import { answerOf, failureKind, failureReason } from '../data/failure-reason';
import { callModule } from '../data/firebase-modules';
import { LEAD_TEXTS } from './lead-texts';

/** The server works on a call for 20 s, and its last commit may take as long. */
const TIMEOUT_MS = 60_000;

/** Erases all spam leads; each call says how many. @throws ServerFailure */
async function eraseSpam(onErased: (count: number) => void): Promise<void> {
  const { callAsUser } = await callModule();
  for (;;) {
    const { erased, hasMore } = answerOf(await callAsUser(leads.eraseSpam, { timeoutMs: TIMEOUT_MS }));
    onErased(erased);
    if (!hasMore) return;
  }
}

/** Erases the spam leads of both kinds, after a question. */
export function EraseSpamButton({ onErased }: { onErased: () => void }) {
  const [busy, setBusy] = useState(false);

  async function erase(): Promise<void> {
    const { eraseSpamTitle: title, eraseSpamBody: body, eraseSpam: action } = LEAD_TEXTS;
    if (!(await confirm({ title, body, action, danger: true }))) return;
    setBusy(true);
    let erased = 0;
    try {
      await eraseSpam((count) => void (erased += count));
      void notify(LEAD_TEXTS.erasedSpam(erased), { kind: 'success' });
    } catch (error) {
      const reason = failureReason(error);
      const isNone = erased === 0 && failureKind(error) === 'refused';
      void notify(isNone ? LEAD_TEXTS.eraseFailed(reason) : LEAD_TEXTS.eraseSpamStopped(erased, reason), {
        kind: 'failure',
      });
    } finally {
      setBusy(false);
      onErased();
    }
  }

  if (!hasOwnRight('erase')) return null;
  return (
    <Button small kind="quiet" busy={busy} onClick={() => void erase()}>
      {busy ? LEAD_TEXTS.erasing : LEAD_TEXTS.eraseSpam}
    </Button>
  );
}
