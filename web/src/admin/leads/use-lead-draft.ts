import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serverNow } from '../../data/network/server-clock';
import type { LeadProgress } from '../../lib/lead-view';
import { readLeadDrafts, storeLeadDraft } from './lead-drafts';
import type { LeadDraft } from './lead-drafts';

const QUERY_KEY = ['lead-drafts'];

/** The unsaved work of this device on a lead; null for none, and until the device has answered. */
export function useLeadDraft(id: string) {
  const client = useQueryClient();
  const { data: draft = null } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => readLeadDrafts(serverNow()),
    staleTime: Infinity,
    select: (drafts) => drafts.get(id) ?? null,
  });
  const set = (next: LeadDraft | null): void => {
    client.setQueryData<ReadonlyMap<string, LeadDraft>>(QUERY_KEY, (drafts) => {
      const others = [...(drafts ?? [])].filter(([one]) => one !== id);
      return new Map(next === null ? others : [...others, [id, next]]);
    });
    void storeLeadDraft(id, next);
  };
  return {
    draft,
    keep: (opened: LeadProgress, work: LeadProgress): void => set({ opened, work, changedAt: serverNow() }),
    discard: (): void => set(null),
  };
}
