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
export type NoteDraft = v.InferOutput<typeof noteDraft>;

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
export const deleteAddedNote = (id: string, note: string): Promise<boolean> =>
  change('drafts', PREFIX + id, (stored) => {
    const parsed = v.safeParse(noteDraft, stored);
    return parsed.success && parsed.output.note !== note ? stored : undefined;
  });
