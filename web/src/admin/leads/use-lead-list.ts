import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { LeadView } from '../../lib/lead-view';
import { notify } from '../../ui/notify';
import { failureReason } from '../data/failure-reason';
import { leadListQuery } from '../data/queries/leads';
import { LEAD_TEXTS } from './lead-texts';

/** A live list of leads, and the mutation that loads its next page. `enabled`: whether it is shown. */
export function useLeadList(kind: LeadKind, view: Omit<LeadView, 'me'>, enabled = true) {
  const query = useQuery({ ...leadListQuery(kind, view), enabled });
  const page = query.data;
  const more = useMutation({
    mutationFn: async () => page?.loadMore?.(),
    onError: (error) => void notify(LEAD_TEXTS.moreFailed(failureReason(error)), { kind: 'failure' }),
  });
  return { page, query, isLoadingMore: more.isPending, loadMore: () => more.mutate() };
}
