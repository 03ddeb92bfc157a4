import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { erasureIdOf } from '@catalogue/contract/entities/activity';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  getDocFromServer,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { mergeLeadProgress } from '../lib/lead-view';
import type { LeadProgressField, LeadProgress, Lead } from '../lib/lead-view';
import { auth } from './auth';
import { firestore } from './firestore';
import { leadOf, readLead } from './lead-documents';

/** One lead, live; null while it is not there. Returns the way to stop. */
export const watchLead = (
  kind: LeadKind,
  id: string,
  onLead: (lead: Lead | null) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  onSnapshot(
    leadOf({ kind, id }),
    // What is not in this device's memory may well be on the server: its word is waited for.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists() || !snapshot.metadata.fromCache) onLead(readLead(kind, snapshot));
    },
    onFailure,
  );

/** What became of saving: done, gone, or someone else has meanwhile changed the same fields. */
export type SaveResult = { name: 'saved' | 'gone' } | { name: 'conflict'; fields: LeadProgressField[]; stored: Lead };

/** How often a colleague may be faster before we give up. */
const ATTEMPTS = 3;

/**
 * Saves what changed between `opened` and `mine`, unless somebody has changed the same fields since: then nothing is
 * written, and both versions come back. Needs a connection: a decision about someone else's work cannot wait in a queue.
 * The rules refuse a write that does not follow on the stored revision, whoever sends it: then it is merged once more.
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

function saveOnce(lead: Lead, opened: LeadProgress, mine: LeadProgress): Promise<SaveResult> {
  return runTransaction(firestore, async (transaction): Promise<SaveResult> => {
    const stored = readLead(lead.kind, await transaction.get(leadOf(lead)));
    if (stored === null) return { name: 'gone' };
    const merged = mergeLeadProgress(opened, mine, stored);
    if ('conflict' in merged) return { name: 'conflict', fields: merged.conflict, stored };
    const { nextCallAt, ...others } = merged.write;
    const time = nextCallAt === undefined ? {} : { nextCallAt: nextCallAt === null ? null : Timestamp.fromMillis(nextCallAt) };
    const revision = stored.revision + 1;
    transaction.update(leadOf(lead), { ...others, ...time, revision, updatedAt: serverTimestamp() });
    return { name: 'saved' };
  });
}

/**
 * Erases a lead for good, together with the line that says who did it and names it by its reference alone. Needs a
 * connection, like every decision that cannot be taken back.
 */
export async function eraseLead(lead: Lead): Promise<void> {
  const stored = readLead(lead.kind, await getDocFromServer(leadOf(lead)));
  if (stored === null) return; // A colleague was faster.
  const by = auth.currentUser;
  const batch = writeBatch(firestore);
  batch.delete(leadOf(lead));
  batch.set(doc(collection(firestore, COLLECTIONS.activity), erasureIdOf(lead.id)), {
    action: 'erased',
    noun: LEAD_COLLECTIONS[lead.kind],
    id: lead.id,
    title: stored.reference,
    count: 1,
    by: by?.uid ?? '',
    byName: by?.displayName ?? by?.email ?? '',
    at: serverTimestamp(),
  });
  await batch.commit();
}
