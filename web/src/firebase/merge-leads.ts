import { runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import type { Lead } from '../lib/lead-view';
import { firestore } from './firestore';
import { leadOf, readLead } from './lead-documents';
import { nextRevision } from './lead-revision';

/** 'changed': a lead was erased, merged or split meanwhile, and nothing was written. */
export type MergeResult = 'done' | 'changed';

const read = async (transaction: Transaction, lead: Lead): Promise<Lead | null> =>
  readLead(lead.kind, await transaction.get(leadOf(lead)));

/** Marks `duplicate` as merged into `kept`, whose timeline says so. Both stay stored. Needs a connection. */
export const mergeLeads = (kept: Lead, duplicate: Lead): Promise<MergeResult> =>
  runTransaction(firestore, async (transaction): Promise<MergeResult> => {
    const [target, source] = [await read(transaction, kept), await read(transaction, duplicate)];
    if (target === null || source === null || target.status === 'merged' || source.status === 'merged') return 'changed';
    transaction.update(leadOf(source), {
      ...nextRevision(source, { status: 'merged' }),
      status: 'merged',
      merged: { into: target.id, status: source.status, at: serverTimestamp() },
    });
    transaction.update(leadOf(target), nextRevision(target, { merged: source.id }));
    return 'done';
  });

/** Gives a merged lead the status it had before. The rules refuse it after MERGE_UNDO_DAYS. Needs a connection. */
export const undoMerge = (lead: Lead): Promise<MergeResult> =>
  runTransaction(firestore, async (transaction): Promise<MergeResult> => {
    const stored = await read(transaction, lead);
    if (!stored?.merged) return 'changed';
    const { status } = stored.merged;
    transaction.update(leadOf(lead), { ...nextRevision(stored, { status }), status, merged: null });
    return 'done';
  });
