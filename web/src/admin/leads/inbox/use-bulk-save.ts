import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isDeviceOffline } from '../../../data/network/network-status';
import { leadProgressOf } from '../../../lib/lead-view';
import type { Lead, LeadProgress } from '../../../lib/lead-view';
import { ServerFailure } from '../../../lib/server-failure';
import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import { failureReason } from '../../data/failure-reason';
import { leadProgressModule } from '../../data/firebase';
import { LEAD_KINDS } from '@catalogue/contract/collections';
import { leadFilterCountsQuery } from '../../data/queries/leads';
import { INBOX_TEXTS } from './inbox-texts';

type Part = Partial<LeadProgress>;

/** One lead with the part of it to change, as it was and as it is to be. */
export interface LeadChange {
  lead: Lead;
  from: Part;
  to: Part;
}

interface BulkChange {
  changes: readonly LeadChange[];
  message: (count: number) => string;
  isUndo?: boolean;
}

/** Saved at the same time. */
const PARALLEL = 4;

/** Saves one change of many leads; the toast offers to undo all of it. Stops at the first failure. */
export function useBulkSave() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ changes }: BulkChange) => {
      if (isDeviceOffline()) throw new ServerFailure(null);
      const { saveLeadProgress } = await leadProgressModule();
      const done: LeadChange[] = [];
      let failure: unknown;
      for (let index = 0; index < changes.length && failure === undefined; index += PARALLEL) {
        const portion = changes.slice(index, index + PARALLEL);
        const results = await Promise.allSettled(
          portion.map(({ lead, from, to }) => {
            const progress = leadProgressOf(lead);
            return saveLeadProgress(lead, { ...progress, ...from }, { ...progress, ...to });
          }),
        );
        results.forEach((result, place) => {
          const change = portion[place];
          if (result.status === 'rejected') failure ??= result.reason;
          else if (result.value.name === 'saved' && change !== undefined) done.push(change);
        });
      }
      return { done, failure };
    },
    onSuccess: ({ done, failure }, { changes, message, isUndo = false }) => {
      const back = done.map(({ lead, from, to }) => ({ lead, from: to, to: from }));
      const undo = () => mutation.mutate({ changes: back, message: () => ADMIN_TEXTS.undone, isUndo: true });
      const reason = failure === undefined ? INBOX_TEXTS.bulk.conflict : failureReason(failure);
      const isWhole = done.length === changes.length;
      void notify(isWhole ? message(done.length) : INBOX_TEXTS.bulk.partly(done.length, changes.length, reason), {
        kind: isWhole ? 'success' : 'failure',
        ...(!isUndo && done.length > 0 && { action: { label: ADMIN_TEXTS.undo, run: undo } }),
      });
    },
    onError: (error, { changes }) =>
      void notify(INBOX_TEXTS.bulk.partly(0, changes.length, failureReason(error)), { kind: 'failure' }),
    onSettled: () => {
      for (const kind of LEAD_KINDS) void client.invalidateQueries({ queryKey: leadFilterCountsQuery(kind).queryKey });
    },
  });
  return mutation;
}
