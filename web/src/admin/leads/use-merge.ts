import { LEAD_COLLECTIONS, LEAD_KINDS } from '@catalogue/contract/collections';
import { MERGE_UNDO_DAYS } from '@catalogue/contract/retention';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverNow } from '../../data/network/server-clock';
import type { MergeResult } from '../../data/firebase/leads/merge-leads';
import type { Lead } from '../../data/leads/lead-view';
import { kindOfKept } from '../../data/leads/merge-rules';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';
import { failureReason } from '../data/failure-reason';
import { mergeLeadsModule } from '../data/firebase-modules';
import { leadFilterCountsKey, leadsByIdQuery } from '../data/queries/leads';
import { LEADS_OF_SENDERS } from '../data/sender-queries';
import { MERGE_TEXTS } from './merge-texts';

const NONE: readonly Lead[] = [];
/** Firestore's limit for `in` queries. */
const MOST = 30;
const DAY_MS = 86_400_000;

/** Whether a merge can still be undone. */
export const isUndoable = ({ merged }: Lead): boolean => !!merged && serverNow() < merged.at + MERGE_UNDO_DAYS * DAY_MS;

/** The leads that are merged into this one now, live. */
export function useMergedLeads(lead: Lead): readonly Lead[] {
  return [...useMergedOf(lead, 'quickEnquiry'), ...useMergedOf(lead, 'order')];
}

function useMergedOf(lead: Lead, kind: Lead['kind']): readonly Lead[] {
  const named = Object.values(lead.timeline ?? {}).flatMap(({ merged, mergedIn = LEAD_COLLECTIONS[lead.kind] }) =>
    merged !== undefined && mergedIn === LEAD_COLLECTIONS[kind] ? merged : [],
  );
  const { data } = useQuery(leadsByIdQuery(kind, [...new Set(named)].slice(-MOST)));
  return data?.rows.filter((one) => one.merged?.into === lead.id && kindOfKept(one) === lead.kind) ?? NONE;
}

/** Merges two leads and undoes it, each with a toast. */
export function useMerge() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<MergeResult>) => work(),
    onSettled: () => {
      for (const kind of LEAD_KINDS) void client.invalidateQueries({ queryKey: leadFilterCountsKey(kind) });
      void client.invalidateQueries({ queryKey: LEADS_OF_SENDERS });
    },
  });
  async function run(work: () => Promise<MergeResult>, message: string, undo?: () => void): Promise<void> {
    try {
      const isDone = (await mutateAsync(work)) === 'done';
      const action = isDone && undo ? { action: { label: ADMIN_TEXTS.undo, run: undo } } : {};
      void notify(isDone ? message : MERGE_TEXTS.changed, { kind: isDone ? 'success' : 'failure', ...action });
    } catch (error) {
      void notify(MERGE_TEXTS.failed(failureReason(error)), { kind: 'failure' });
    }
  }
  const split = (lead: Lead): Promise<void> =>
    run(async () => (await mergeLeadsModule()).undoMerge(lead), MERGE_TEXTS.undone(lead.reference));
  const merge = (kept: Lead, duplicate: Lead): Promise<void> =>
    run(
      async () => (await mergeLeadsModule()).mergeLeads(kept, duplicate),
      MERGE_TEXTS.merged(duplicate.reference, kept.reference),
      () => void split(duplicate),
    );
  return { merge, split, isPending };
}
