import type { ContactChannel } from '@catalogue/contract/entities/lead-timeline';
import { useQueryClient } from '@tanstack/react-query';
import type { Lead } from '../../lib/lead-view';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { failureReason } from '../data/failure-reason';
import { leadProgressModule } from '../data/firebase';
import { leadFilterCountsQuery } from '../data/queries/leads';
import { LEAD_TEXTS } from './lead-texts';
import { TIMELINE_TEXTS } from './timeline-texts';
import { useOneTapSave } from './use-one-tap-save';

/** Notes in the timeline that a way to answer the lead was opened. The first answer makes it contacted; the toast offers to undo that. */
export function useLogContact(lead: Lead): (channel: ContactChannel) => Promise<void> {
  const client = useQueryClient();
  const { change } = useOneTapSave({ conflict: LEAD_TEXTS.statusConflict, failed: LEAD_TEXTS.statusFailed });
  return async (channel) => {
    try {
      const isFirst = await (await leadProgressModule()).logContact(lead, channel);
      if (!isFirst) return;
      void client.invalidateQueries({ queryKey: leadFilterCountsQuery(lead.kind).queryKey });
      const undo = () => void change(lead, { status: 'contacted' }, { status: 'new' }, ADMIN_TEXTS.undone, true);
      const message = LEAD_TEXTS.statusSet(lead.reference, LEAD_TEXTS.statuses.contacted);
      void notify(message, { kind: 'success', action: { label: ADMIN_TEXTS.undo, run: undo } });
    } catch (error) {
      void notify(TIMELINE_TEXTS.contactNotLogged(failureReason(error)), { kind: 'failure' });
    }
  };
}
