import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../data/network/server-clock';
import { readNoteDrafts, storeNoteDraft } from './lead-drafts';
import type { NoteDraft } from './lead-drafts';

const QUERY_KEY = ['note-drafts'];

/** The note that somebody has begun on this device about a lead; '' for none, and until the device has answered. */
export function useNoteDraft(id: string): [note: string, keep: (note: string) => void] {
  const client = useQueryClient();
  const { data: stored = '' } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => readNoteDrafts(serverNow()),
    staleTime: Infinity,
    select: (drafts) => drafts.get(id)?.note ?? '',
  });
  // The query tells of a change later: a controlled field would lose what is typed meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const keep = (next: string): void => {
    setTyped(next === '' ? null : next);
    keepDraft(client, id, next);
  };
  return [typed ?? stored, keep];
}

function keepDraft(client: QueryClient, id: string, note: string): void {
  const draft = note === '' ? null : { note, changedAt: serverNow() };
  client.setQueryData<ReadonlyMap<string, NoteDraft>>(QUERY_KEY, (drafts) => {
    const others = [...(drafts ?? [])].filter(([one]) => one !== id);
    return new Map(draft === null ? others : [...others, [id, draft]]);
  });
  void storeNoteDraft(id, draft);
}

/** Deletes the draft of a note that was added, wherever its field is by then. Another text stays. */
export function dropNoteDraft(client: QueryClient, id: string, added: string): void {
  const drafts = client.getQueryData<ReadonlyMap<string, NoteDraft>>(QUERY_KEY);
  if (drafts?.get(id)?.note.trim() === added) keepDraft(client, id, '');
}
