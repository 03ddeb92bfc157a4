import { COLLECTIONS, LEAD_COLLECTIONS, LEAD_KINDS } from '@catalogue/contract/collections';
import { erasureIdOf } from '@catalogue/contract/entities/activity';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { ContactChannel } from '@catalogue/contract/entities/lead-timeline';
import { isUnanswered } from '@catalogue/contract/first-answer';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { leadProgressOf, mergeLeadProgress } from '../../../lib/lead-view';
import type { LeadProgressField, LeadProgress, Lead } from '../../../lib/lead-view';
import { kindOfKept } from '../../../lib/merged-progress';
import { activityAuthor, timelineAuthor } from '../current-user';
import { firestore } from '../firestore';
import { leadOf, leadsOf, readLead } from './lead-documents';
import { progressUpdate } from './lead-revision';

/** One lead, live; null when the server has none. Returns the function that stops. */
export const watchLead = (
  kind: LeadKind,
  id: string,
  onLead: (lead: Lead | null) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  onSnapshot(
    leadOf({ kind, id }),
    // A lead that the cache does not have may be on the server.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists() || !snapshot.metadata.fromCache) onLead(readLead(kind, snapshot));
    },
    onFailure,
  );

/** Result of a save. 'gone': the lead was erased. 'conflict': someone else changed the same fields, nothing was written. */
export type SaveResult = { name: 'saved' | 'gone' } | { name: 'conflict'; fields: LeadProgressField[]; stored: Lead };

/** Attempts before a save that keeps losing against other writers fails. */
const ATTEMPTS = 3;

/**
 * Saves the fields that differ between `opened` and `mine`. If someone else changed the same fields since, nothing is written
 * and both versions are returned. Needs a connection. The rules refuse an outdated revision; the save then merges again.
 */
export async function saveLeadProgress(lead: Lead, opened: LeadProgress, mine: LeadProgress): Promise<SaveResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await saveOnce(lead, opened, mine);
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof FirebaseError && error.code === 'permission-denied')) throw error;
    }
  }
}

async function saveOnce(lead: Lead, opened: LeadProgress, mine: LeadProgress): Promise<SaveResult> {
  const author = await timelineAuthor();
  return runTransaction(firestore, async (transaction): Promise<SaveResult> => {
    const stored = readLead(lead.kind, await transaction.get(leadOf(lead)));
    if (stored === null) return { name: 'gone' };
    const merged = mergeLeadProgress(opened, mine, leadProgressOf(stored));
    if ('conflict' in merged) return { name: 'conflict', fields: merged.conflict, stored };
    if (Object.keys(merged.write).length === 0) return { name: 'saved' };
    transaction.update(leadOf(lead), progressUpdate(stored, author, merged.write));
    return { name: 'saved' };
  });
}

/**
 * Adds a note as an entry of the timeline. Nothing is overwritten: earlier notes stay there, and the newest one is the lead's. Resolves to
 * whether the lead still exists. Needs a connection.
 */
export async function addNote(lead: Lead, note: string): Promise<boolean> {
  const author = await timelineAuthor();
  return runTransaction(firestore, async (transaction): Promise<boolean> => {
    const stored = readLead(lead.kind, await transaction.get(leadOf(lead)));
    if (stored === null) return false;
    transaction.update(leadOf(lead), progressUpdate(stored, author, { note }));
    return true;
  });
}

/**
 * Adds to the timeline that somebody opened a way to answer the lead. A lead that waited for its first answer becomes contacted in
 * the same write. Returns whether it did. Needs a connection.
 */
export async function logContact(lead: Lead, contact: ContactChannel): Promise<boolean> {
  const author = await timelineAuthor();
  return runTransaction(firestore, async (transaction): Promise<boolean> => {
    const stored = readLead(lead.kind, await transaction.get(leadOf(lead)));
    if (stored === null) return false;
    const isFirst = isUnanswered(stored);
    transaction.update(leadOf(lead), progressUpdate(stored, author, isFirst ? { status: 'contacted' } : {}, { contact }));
    return isFirst;
  });
}

/** The leads that are merged into this one, from the server. */
async function readMergedInto({ kind, id }: Lead): Promise<Lead[]> {
  const found = LEAD_KINDS.map(async (one) => {
    const { docs } = await getDocsFromServer(query(leadsOf(one), where('merged.into', '==', id)));
    return docs.flatMap((document) => readLead(one, document) ?? []);
  });
  return (await Promise.all(found)).flat().filter((lead) => kindOfKept(lead) === kind);
}

/** The leads that erasing this one erases, itself last. Rejects without a connection. */
export const leadsErasedWith = async (lead: Lead): Promise<Lead[]> => [
  ...(await Promise.all((await readMergedInto(lead)).map(leadsErasedWith))).flat(),
  lead,
];

/** Erases leads for good, each with an activity entry that names it by its reference only. Needs a connection. */
export async function eraseLeads(leads: readonly Lead[]): Promise<void> {
  // One after the other: a failure leaves the last one, which leads to those before it.
  for (const lead of leads) await eraseLead(lead);
}

async function eraseLead(lead: Lead): Promise<void> {
  const stored = readLead(lead.kind, await getDocFromServer(leadOf(lead)));
  if (stored === null) return; // Someone else has erased it already.
  const batch = writeBatch(firestore);
  batch.delete(leadOf(lead));
  batch.set(doc(collection(firestore, COLLECTIONS.activity), erasureIdOf(lead.id)), {
    action: 'erased',
    noun: LEAD_COLLECTIONS[lead.kind],
    id: lead.id,
    title: stored.reference,
    count: 1,
    ...activityAuthor(),
    at: serverTimestamp(),
  });
  await batch.commit();
}
