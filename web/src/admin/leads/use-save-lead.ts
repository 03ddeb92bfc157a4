import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isDeviceOffline } from '../../data/network/network-status';
import { ServerFailure } from '../../lib/server-failure';
import type { Lead, LeadProgress } from '../../lib/lead-view';
import { leadProgressModule } from '../data/firebase';
import { leadFilterCountsQuery } from '../data/queries/leads';

/** Saves the progress of a lead. The listeners of the lists bring the change back; the counts are fetched again. */
export function useSaveLead() {
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
