import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../data/network/server-clock';
import { adminQueryClient } from '../data/admin-query-client';
import { readNoteDrafts, storeNoteDraft } from './lead-drafts';
import type { NoteDraft } from './lead-drafts';

const draftsQuery = queryOptions({
  queryKey: ['note-drafts'],
  queryFn: () => readNoteDrafts(serverNow()),
  staleTime: Infinity,
});

/** The note that somebody has begun on this device about a lead; '' for none, and until the device has answered. */
export function useNoteDraft(id: string): [note: string, keep: (note: string) => void] {
  const { data: stored = '' } = useQuery({ ...draftsQuery, select: (drafts) => drafts.get(id)?.note ?? '' });
  // The query tells of a change later: a controlled field would lose what is typed meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const keep = (next: string): void => {
    setTyped(next === '' ? null : next);
    void keepDraft(id, next);
  };
  return [typed ?? stored, keep];
}

function keepDraft(id: string, note: string): Promise<boolean> {
  const draft = note === '' ? null : { note, changedAt: serverNow() };
  adminQueryClient.setQueryData<ReadonlyMap<string, NoteDraft>>(draftsQuery.queryKey, (drafts) => {
    const others = [...(drafts ?? [])].filter(([one]) => one !== id);
    return new Map(draft === null ? others : [...others, [id, draft]]);
  });
  return storeNoteDraft(id, draft);
}

/** Puts a note back that was not added. What was typed since stays. Resolves when the device has it. */
export async function restoreNoteDraft(id: string, note: string): Promise<void> {
  const drafts = await adminQueryClient.query({ ...draftsQuery, staleTime: 'static' });
  if (!drafts.has(id)) await keepDraft(id, note);
}
