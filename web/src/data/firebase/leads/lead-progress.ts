import { COLLECTIONS, LEAD_COLLECTIONS, LEAD_KINDS } from '@catalogue/contract/collections';
import { erasureIdOf } from '@catalogue/contract/entities/activity';
import type { LeadKind } from '@catalogue/contract/entities/lead';
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
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { serverNow } from '../../network/server-clock';
import { type Lead } from '../../leads/lead-view';
import { mergedChange, type LeadChange } from '../../leads/lead-change';
import { kindOfKept } from '../../leads/merge-rules';
import { activityAuthor, timelineAuthor } from '../current-user';
import { firestore } from '../firestore';
import { failWithoutToken } from '../with-app-check';
import { leadOf, leadsOf, progressUpdate, readLead } from './lead-documents';

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

/**
 * What became of a change. 'gone': the lead was erased. 'conflict': somebody else changed the same fields. `change`: what was written;
 * `base`: the revision that it followed.
 */
export type ChangeOutcome = { outcome: 'conflict' | 'gone' } | { outcome: 'written'; base: number; change: LeadChange };

type LeadName = Pick<Lead, 'kind' | 'id'>;

/** A change, and when it was made. */
interface MadeChange {
  change: LeadChange;
  /** Milliseconds since 1970, by `serverNow`. */
  at: number;
}

/** A change that waited longer says when it was made. */
const LATE_MS = 60_000;

/** Attempts before a change that keeps losing against other writers fails. */
const ATTEMPTS = 3;

/**
 * Changes a lead as it is stored, once: a change whose `entryId` the timeline has is written already. Needs a connection. The rules
 * refuse an outdated revision; the change is then merged again.
 */
export const changeLead = (name: LeadName, made: MadeChange, entryId: string): Promise<ChangeOutcome> =>
  failWithoutToken(() => changeRepeatedly(name, made, entryId));

async function changeRepeatedly(name: LeadName, made: MadeChange, entryId: string): Promise<ChangeOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await changeOnce(name, made, entryId);
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof FirebaseError && error.code === 'permission-denied')) throw error;
    }
  }
}

async function changeOnce(name: LeadName, { change, at }: MadeChange, entryId: string): Promise<ChangeOutcome> {
  const author = await timelineAuthor();
  return runTransaction(firestore, async (transaction): Promise<ChangeOutcome> => {
    const stored = readLead(name.kind, await transaction.get(leadOf(name)));
    if (stored === null) return { outcome: 'gone' };
    const [earlier] = Object.entries(stored.timeline ?? {}).find(([, { id }]) => id === entryId) ?? [];
    if (earlier !== undefined) return { outcome: 'written', base: Number(earlier) - 1, change };
    const merged = mergedChange(change, stored);
    if (merged === null) return { outcome: 'conflict' };
    const { to, contact } = merged;
    const isStored = Object.keys(to).length === 0 && contact === undefined;
    const madeAt = serverNow() - at > LATE_MS && Timestamp.fromMillis(at);
    const stated = { id: entryId, ...(contact && { contact }), ...(madeAt && { madeAt }) };
    if (!isStored) transaction.update(leadOf(name), progressUpdate(stored, author, to, stated));
    return { outcome: 'written', base: isStored ? stored.revision - 1 : stored.revision, change: merged };
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
