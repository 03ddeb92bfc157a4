import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../data/network/server-clock';
import { adminQueryClient } from '../data/admin-query-client';
import * as v from 'valibot';
import { change, readAll, remove, write } from '../../data/device-store/database';

const PREFIX = 'lead/';
/** Notes are about people, whose lead a colleague may have erased: a forgotten draft does not stay. */
const LIFETIME_MS = 7 * 24 * 3_600_000;

const noteDraft = v.object({
  note: v.string(),
  /** Time (ms) of the last change. */
  changedAt: v.number(),
});

/** A note that was typed and not added yet. */
type NoteDraft = v.InferOutput<typeof noteDraft>;

/** The drafts of this device by the id of their lead. Deletes those that are too old or cannot be read. */
export async function readNoteDrafts(now: number): Promise<ReadonlyMap<string, NoteDraft>> {
  const drafts = new Map<string, NoteDraft>();
  for (const [key, stored] of await readAll('drafts')) {
    if (!key.startsWith(PREFIX)) continue;
    const parsed = v.safeParse(noteDraft, stored);
    if (parsed.success && now - parsed.output.changedAt < LIFETIME_MS) drafts.set(key.slice(PREFIX.length), parsed.output);
    else await remove('drafts', key);
  }
  return drafts;
}

/** Stores the draft of a lead on this device; null deletes it. */
export const storeNoteDraft = (id: string, draft: NoteDraft | null): Promise<boolean> =>
  draft === null ? remove('drafts', PREFIX + id) : write('drafts', PREFIX + id, draft);

/** Deletes the draft of a lead once it was added as `note`, unless something else was typed since. */
const deleteAddedNote = (id: string, note: string): Promise<boolean> =>
  change('drafts', PREFIX + id, (stored) => {
    const parsed = v.safeParse(noteDraft, stored);
    return parsed.success && parsed.output.note !== note ? stored : undefined;
  });

const draftsQuery = queryOptions({
  queryKey: ['note-drafts'],
  queryFn: () => readNoteDrafts(serverNow()),
  staleTime: Infinity,
});

interface NoteField {
  /** The note that somebody has begun on this device about a lead; '' for none, and until the device has answered. */
  note: string;
  keep: (note: string) => void;
  /** Empties the field once `note` is added. What was typed meanwhile stays. */
  clear: (note: string) => void;
}

/** The field for a note about a lead, whose text stays on this device until it is added. */
export function useNoteDraft(id: string): NoteField {
  const { data: stored = '' } = useQuery({ ...draftsQuery, select: (drafts) => drafts.get(id)?.note ?? '' });
  // The query tells of a change later: a controlled field would lose what is typed meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const keep = (next: string): void => {
    setTyped(next === '' ? null : next);
    void keepDraft(id, next);
  };
  const clear = (added: string): void => {
    setTyped((now) => (now === added ? null : now));
    void clearNoteDraft(id, added);
  };
  return { note: typed ?? stored, keep, clear };
}

function showDraft(id: string, draft: NoteDraft | null): void {
  adminQueryClient.setQueryData<ReadonlyMap<string, NoteDraft>>(draftsQuery.queryKey, (drafts) => {
    const others = [...(drafts ?? [])].filter(([one]) => one !== id);
    return new Map(draft === null ? others : [...others, [id, draft]]);
  });
}

function keepDraft(id: string, note: string): Promise<boolean> {
  const draft = note === '' ? null : { note, changedAt: serverNow() };
  showDraft(id, draft);
  return storeNoteDraft(id, draft);
}

/** Deletes the draft of a note that was added, unless something else was typed since. */
export function clearNoteDraft(id: string, added: string): Promise<boolean> {
  if (adminQueryClient.getQueryData(draftsQuery.queryKey)?.get(id)?.note === added) showDraft(id, null);
  return deleteAddedNote(id, added);
}

/** Puts a note back that was not added. What was typed since stays. Resolves when the device has it. */
export async function restoreNoteDraft(id: string, note: string): Promise<void> {
  const drafts = await adminQueryClient.query({ ...draftsQuery, staleTime: 'static' });
  if (!drafts.has(id)) await keepDraft(id, note);
}
