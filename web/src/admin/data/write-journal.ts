import { CATALOGUE_NOUNS } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import { readAll, remove, write } from '../../data/device-store/database';
import type { Change, NewActivityEntry } from '../../data/firestore/content/content-writes';
import { failureKind } from './failure-reason';
import { writesModule } from './firebase';

/*
 * Firestore sends writes of an earlier page load, but tells nobody when the server refuses one of them. The journal names what
 * is on its way; the activity log says whether it arrived.
 */

const journaledWrite = v.object({
  title: v.string(),
  noun: v.picklist(CATALOGUE_NOUNS),
  action: v.picklist(['added', 'changed', 'deleted', 'restored', 'imported', 'undone']),
  /** What a person typed, by the name of its field; '' where nothing. */
  typed: v.record(v.string(), v.string()),
  /** ms since 1970. */
  at: v.number(),
});
/** A write on its way to the server. */
export type JournaledWrite = v.InferOutput<typeof journaledWrite>;

const PREFIX = 'write/';
/** Writes that this page reports itself. */
const ofThisPage = new Set<string>();

/** Commits changes, and keeps their outcome known across a reload. `typed` is named if the server refuses them then. */
export async function commitJournaled(
  changes: readonly Change[],
  activity: Omit<NewActivityEntry, 'entryId'>,
  typed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { commit, newId } = await writesModule();
  const entryId = newId();
  ofThisPage.add(entryId);
  const { title, noun, action } = activity;
  // First: whoever hears that a change is kept may reload at once.
  const committed = commit(changes, { ...activity, entryId });
  const journaled = { title, noun, action, typed: { ...typed }, at: Date.now() } satisfies JournaledWrite;
  const stored = write('drafts', PREFIX + entryId, journaled);
  try {
    await committed;
  } finally {
    await stored;
    await remove('drafts', PREFIX + entryId);
  }
}

/** Takes the writes of earlier page loads out of the journal, and returns those that the server refused. Waits for a network. */
export async function takeRefusedWrites(): Promise<JournaledWrite[]> {
  const refused: JournaledWrite[] = [];
  for (const [key, stored] of await readAll('drafts')) {
    const entryId = key.slice(PREFIX.length);
    const parsed = v.safeParse(journaledWrite, stored);
    if (!key.startsWith(PREFIX) || ofThisPage.has(entryId) || !parsed.success) continue;
    if (!(await isStored(entryId))) refused.push(parsed.output);
    await remove('drafts', key);
  }
  return refused.sort((one, other) => one.at - other.at);
}

/** Whoever may no longer read the activity log has lost the right to write, too. */
async function isStored(entryId: string): Promise<boolean> {
  const { wasCommitted } = await writesModule();
  return wasCommitted(entryId).catch((error: unknown) => {
    if (failureKind(error) === 'refused') return false;
    throw error;
  });
}
