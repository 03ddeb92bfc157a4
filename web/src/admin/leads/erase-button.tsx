import { useState } from 'react';
import type { Lead } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { notify } from '../../ui/notify';
import { LEAD_TEXTS } from './lead-texts';
import { failureReason } from '../data/failure-reason';
import { leadProgressModule } from '../data/firebase';

/** Erases a lead for good, after a question: for requests to be forgotten. */
export function EraseButton({ lead, onErased }: { lead: Lead; onErased: () => void }) {
  const [busy, setBusy] = useState(false);

  async function erase(): Promise<void> {
    const question = {
      title: LEAD_TEXTS.eraseTitle(lead.reference),
      body: LEAD_TEXTS.eraseBody,
      action: LEAD_TEXTS.erase,
      danger: true,
    };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      await (await leadProgressModule()).eraseLead(lead);
      void notify(LEAD_TEXTS.erased(lead.reference), { kind: 'success' });
      onErased();
    } catch (error) {
      void notify(LEAD_TEXTS.eraseFailed(failureReason(error)), { kind: 'failure' });
      setBusy(false);
    }
  }

  return (
    <Button small kind="quiet" busy={busy} onClick={() => void erase()}>
      {busy ? LEAD_TEXTS.erasing : LEAD_TEXTS.erase}
    </Button>
  );
}
