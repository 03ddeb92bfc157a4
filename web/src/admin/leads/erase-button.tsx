import { useState } from 'react';
import type { Lead } from '../../lib/lead-view';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { notify } from '../../ui/notify';
import { COPY } from './copy';
import { workModule } from './firebase';

/** Erases a lead for good, after asking: somebody wants to be forgotten. */
export function EraseButton({ lead, onErased }: { lead: Lead; onErased: () => void }) {
  const [busy, setBusy] = useState(false);

  async function erase(): Promise<void> {
    const question = { title: COPY.eraseTitle(lead.reference), body: COPY.eraseBody, action: COPY.erase, danger: true };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      await (await workModule()).eraseLead(lead);
      void notify(COPY.erased(lead.reference), { kind: 'success' });
      onErased();
    } catch {
      void notify(COPY.eraseFailed, { kind: 'failure' });
      setBusy(false);
    }
  }

  return (
    <Button small kind="quiet" busy={busy} onClick={() => void erase()}>
      {busy ? COPY.erasing : COPY.erase}
    </Button>
  );
}
