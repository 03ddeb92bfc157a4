import { leadProgressOf, type Lead, type LeadProgress } from '../../lib/lead-view';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { failureReason } from '../data/failure-reason';
import { LEAD_TEXTS } from './lead-texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isDeviceOffline } from '../../data/network/network-status';
import { ServerFailure } from '../../lib/server-failure';
import { leadProgressModule } from '../data/firebase';
import { leadFilterCountsQuery } from '../data/queries/leads';

/** Saves the progress of a lead. The listeners of the lists bring the change back; the counts are fetched again. */
function useSaveLead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ lead, from, to }: { lead: Lead; from: LeadProgress; to: LeadProgress }) => {
      // A transaction would try for many seconds.
      if (isDeviceOffline()) throw new ServerFailure(null);
      const { saveLeadProgress } = await leadProgressModule();
      return saveLeadProgress(lead, from, to);
    },
    // The save is done without the new counts: ten of them take seconds on a slow network.
    onSettled: (_result, _error, { lead }) => {
      void client.invalidateQueries({ queryKey: leadFilterCountsQuery(lead.kind).queryKey });
    },
  });
}

type Part = Partial<LeadProgress>;

interface OneTapTexts {
  /** Somebody else changed the same fields first. */
  conflict: string;
  failed: (reason: string) => string;
}

/** Saves what one click changes of a lead; the toast offers to undo it. */
export function useOneTapSave(texts: OneTapTexts) {
  const save = useSaveLead();
  const change = async (lead: Lead, from: Part, to: Part, message: string, isUndo = false): Promise<void> => {
    const progress = leadProgressOf(lead);
    try {
      const result = await save.mutateAsync({ lead, from: { ...progress, ...from }, to: { ...progress, ...to } });
      if (result.name !== 'saved') {
        void notify(result.name === 'gone' ? LEAD_TEXTS.saveGone : texts.conflict, { kind: 'failure' });
        return;
      }
      const undo = () => void change(lead, to, from, ADMIN_TEXTS.undone, true);
      void notify(message, { kind: 'success', ...(!isUndo && { action: { label: ADMIN_TEXTS.undo, run: undo } }) });
    } catch (error) {
      void notify(texts.failed(failureReason(error)), { kind: 'failure' });
    }
  };
  return { change, isPending: save.isPending };
}
