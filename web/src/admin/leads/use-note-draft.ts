import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serverNow } from '../../data/network/server-clock';
import { readNoteDrafts, storeNoteDraft } from './lead-drafts';
import type { NoteDraft } from './lead-drafts';

const QUERY_KEY = ['note-drafts'];

/** The note that somebody has begun on this device about a lead; '' for none, and until the device has answered. */
export function useNoteDraft(id: string): [note: string, keep: (note: string) => void] {
  const client = useQueryClient();
  const { data: note = '' } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => readNoteDrafts(serverNow()),
    staleTime: Infinity,
    select: (drafts) => drafts.get(id)?.note ?? '',
  });
  const keep = (next: string): void => {
    const draft = next === '' ? null : { note: next, changedAt: serverNow() };
    client.setQueryData<ReadonlyMap<string, NoteDraft>>(QUERY_KEY, (drafts) => {
      const others = [...(drafts ?? [])].filter(([one]) => one !== id);
      return new Map(draft === null ? others : [...others, [id, draft]]);
    });
    void storeNoteDraft(id, draft);
  };
  return [note, keep];
}
