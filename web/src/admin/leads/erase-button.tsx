import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lead } from '../../data/leads/lead-view';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { notify } from '../../ui/notify';
import { leadKey } from './find-duplicates';
import { LEAD_TEXTS } from './lead-texts';
import { failureReason } from '../data/failure-reason';
import { leadProgressModule } from '../data/firebase-modules';
import { leadFilterCountsKey } from '../data/queries/leads';
import { LEADS_OF_SENDERS } from '../data/sender-queries';

/** Erases a lead for good with the leads merged into it, after a question: for requests to be forgotten. */
export function EraseButton({ lead, onErased }: { lead: Lead; onErased: () => void }) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'asking' | 'erasing'>('idle');

  async function erase(): Promise<void> {
    setState('asking');
    let hasBegun = false;
    try {
      const { leadsErasedWith, eraseLeads } = await leadProgressModule();
      const leads = await leadsErasedWith(lead);
      const merged = leads.filter((one) => leadKey(one) !== leadKey(lead)).map(({ reference }) => reference);
      const question = {
        title: LEAD_TEXTS.eraseTitle(lead.reference, merged.length),
        body: LEAD_TEXTS.eraseBody(merged),
        action: LEAD_TEXTS.erase,
        danger: true,
      };
      if (!(await confirm(question))) return;
      setState('erasing');
      hasBegun = merged.length > 0;
      await eraseLeads(leads);
      void client.invalidateQueries({ queryKey: LEADS_OF_SENDERS });
      for (const { kind } of leads) void client.invalidateQueries({ queryKey: leadFilterCountsKey(kind) });
      void notify(LEAD_TEXTS.erased(lead.reference, merged.length), { kind: 'success' });
      onErased();
    } catch (error) {
      const reason = failureReason(error);
      void notify(hasBegun ? LEAD_TEXTS.eraseStopped(lead.reference, reason) : LEAD_TEXTS.eraseFailed(reason), {
        kind: 'failure',
      });
    } finally {
      setState('idle');
    }
  }

  if (!hasOwnRight('erase')) return null;
  return (
    <Button small kind="quiet" busy={state !== 'idle'} onClick={() => void erase()}>
      {state === 'erasing' ? LEAD_TEXTS.erasing : LEAD_TEXTS.erase}
    </Button>
  );
}
