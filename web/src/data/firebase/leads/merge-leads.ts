import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { doc, runTransaction, serverTimestamp, Timestamp, type Transaction } from 'firebase/firestore';
import type { Lead } from '../../leads/lead-view';
import { earlierAnswer, givenBack, kindOfKept, mergedProgressOf, takenOver } from '../../leads/merge-rules';
import { timelineAuthor } from '../current-user';
import { firestore } from '../firestore';
import { leadOf, nextRevision, progressUpdate, readLead, timestampOrNull } from './lead-documents';

/** 'changed': a lead was erased, merged or split meanwhile, and nothing was written. */
export type MergeResult = 'done' | 'changed';

const read = async (transaction: Transaction, lead: Pick<Lead, 'kind' | 'id'>): Promise<Lead | null> =>
  readLead(lead.kind, await transaction.get(leadOf(lead)));

/** The lead, without an owner who has left the team: the rules give no lead to such a one. */
async function withMember(transaction: Transaction, lead: Lead): Promise<Lead> {
  if (lead.owner === null) return lead;
  const member = await transaction.get(doc(firestore, COLLECTIONS.team, lead.owner));
  return member.exists() ? lead : { ...lead, owner: null, ownerName: null };
}

/**
 * Marks `duplicate` as merged into `kept`, which takes over what it lacks and whose timeline says so. Both stay stored. Needs a
 * connection.
 */
export async function mergeLeads(kept: Lead, duplicate: Lead): Promise<MergeResult> {
  const author = await timelineAuthor();
  return runTransaction(firestore, async (transaction): Promise<MergeResult> => {
    const [target, source] = [await read(transaction, kept), await read(transaction, duplicate)];
    if (target === null || source === null || target.status === 'merged' || source.status === 'merged') return 'changed';
    const taken = takenOver(target, await withMember(transaction, source));
    const answeredAt = earlierAnswer(target, source);
    const before = mergedProgressOf(target);
    const isAcross = source.kind !== target.kind;
    transaction.update(leadOf(source), {
      ...nextRevision(source, author, { status: 'merged' }),
      status: 'merged',
      merged: {
        ...{ into: target.id, status: source.status, at: serverTimestamp() },
        ...(isAcross && { collection: LEAD_COLLECTIONS[target.kind] }),
        before: { ...before, nextCallAt: timestampOrNull(before.nextCallAt) },
      },
    });
    const answer = answeredAt === null ? {} : { answeredAt: Timestamp.fromMillis(answeredAt) };
    const from = { merged: source.id, ...(isAcross && { mergedIn: LEAD_COLLECTIONS[source.kind] }) };
    transaction.update(leadOf(target), progressUpdate(target, author, taken, { ...from, ...answer }));
    return 'done';
  });
}

/**
 * Gives a merged lead the status it had before, and the lead that stood for it what it had before the merge, if nobody has changed
 * that since. The rules refuse it after MERGE_UNDO_DAYS. Needs a connection.
 */
export async function undoMerge(lead: Lead): Promise<MergeResult> {
  const author = await timelineAuthor();
  return runTransaction(firestore, async (transaction): Promise<MergeResult> => {
    const stored = await read(transaction, lead);
    if (!stored?.merged) return 'changed';
    const { status, before } = stored.merged;
    const kept = await read(transaction, { kind: kindOfKept(stored), id: stored.merged.into });
    const back = kept === null ? {} : givenBack(before, { ...stored, status }, kept);
    transaction.update(leadOf(lead), { ...nextRevision(stored, author, { status }), status, merged: null });
    if (kept !== null && Object.keys(back).length > 0) transaction.update(leadOf(kept), progressUpdate(kept, author, back));
    return 'done';
  });
}
