import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { matchesSearch } from '../../data/leads/lead-view';
import type { Lead, LeadListView } from '../../data/leads/lead-view';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { failureReason } from '../data/failure-reason';
import { exportLeads } from './export-leads';
import { LEAD_TEXTS } from './lead-texts';

interface Props {
  kind: LeadKind;
  view: LeadListView;
  /** What is typed into the search field: the file has the leads that match it. */
  search: string;
  /** Leads that a search among all leads found, of any status. */
  found: readonly Lead[];
}

/** Saves the filtered leads as CSV, all pages of them, with those that a search found. */
export function ExportButton({ kind, view, search, found }: Props) {
  const [count, setCount] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportLeads(kind, view, (lead) => search === '' || matchesSearch(lead, search), found, setCount),
    onMutate: () => setCount(0),
    onError: (error) => void notify(LEAD_TEXTS.exportFailed(failureReason(error)), { kind: 'failure' }),
  });
  const idle = view.sort === 'nextCall' ? LEAD_TEXTS.exportCalls : LEAD_TEXTS.exportCsv;
  return (
    <Button small kind="quiet" busy={isPending} onClick={() => mutate()}>
      {isPending ? LEAD_TEXTS.exporting(count) : idle}
    </Button>
  );
}
