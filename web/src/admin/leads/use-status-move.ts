import type { SelectableStatus } from '@catalogue/contract/entities/lead-status';
import type { Lead } from '../../lib/lead-view';
import { LEAD_TEXTS } from './lead-texts';
import { useOneTapSave } from './use-one-tap-save';

/** Moves a lead to another status; the toast offers to undo it. */
export function useStatusMove() {
  const { change, isPending } = useOneTapSave({ conflict: LEAD_TEXTS.statusConflict, failed: LEAD_TEXTS.statusFailed });
  const moveTo = (lead: Lead, status: SelectableStatus): void => {
    if (lead.status === status) return;
    const message = LEAD_TEXTS.statusSet(lead.reference, LEAD_TEXTS.statuses[status]);
    void change(lead, { status: lead.status }, { status }, message);
  };
  return { moveTo, isPending };
}
