import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { Erased } from '@catalogue/contract/endpoints/personal-data';
import { erasureIdOf } from '@catalogue/contract/entities/activity';
import { BACKUP_DAYS } from '@catalogue/contract/retention';
import { deleteAccount } from '../accounts/delete-account';
import { FieldValue, firestore } from '../platform/firestore';
import { runTransaction, storeRepeatably } from '../platform/run-transaction';
import { type FoundLead, findPerson, personKey, uidsOf } from './find-person';
import { eraseMentions, findMentions } from './mentions';

/** Who erases; the schedule has no name. */
export interface Eraser {
  uid: string;
  name: string;
}

/**
 * Deletes a lead, its confirmation and the mails about its notes. Its mail document stays without addresses: it keeps a repeated request from
 * creating the lead again. The activity entry names the reference only. Idempotent.
 *
 * @param ifUnchanged whether a lead stays that was changed since it was found
 * @returns whether the lead was erased
 */
export function eraseLead(
  { kind, document, mail, otherMails }: FoundLead,
  by: Eraser,
  { ifUnchanged = false } = {},
): Promise<boolean> {
  let wasThere = false;
  return runTransaction(async (transaction) => {
    const [lead, mailState] = await Promise.all([transaction.get(document.ref), transaction.get(mail)]);
    // It was, too, if this is repeated because Firestore's answer was lost.
    if (!lead.exists) return wasThere;
    if (ifUnchanged && lead.updateTime?.isEqual(document.updateTime) !== true) return false;
    wasThere = true;
    transaction.delete(lead.ref);
    for (const other of otherMails) transaction.delete(other);
    if (mailState.exists) transaction.update(mail, { to: '', error: '' });
    transaction.set(firestore().collection(COLLECTIONS.activity).doc(erasureIdOf(lead.id)), {
      action: 'erased',
      noun: LEAD_COLLECTIONS[kind],
      id: lead.id,
      title: String(lead.get('reference')),
      count: 1,
      by: by.uid,
      byName: by.name,
      at: FieldValue.serverTimestamp(),
    });
    return true;
  });
}

/**
 * Erases everything stored about the person. The account goes first, because only it can be refused: null if it is the
 * last admin's, and nothing was erased.
 */
export async function erasePerson(person: string, by: Eraser): Promise<Erased | null> {
  const found = await findPerson(person);
  const { leads, clients, subscriptions } = found;
  const uids = uidsOf(found);
  const key = personKey(person);
  const mentions = await findMentions(key, found);
  for (const uid of uids) if ((await deleteAccount(uid)).outcome === 'lastAdmin') return null;
  let count = 0;
  for (const lead of leads) if (await eraseLead(lead, by)) count += 1;
  await storeRepeatably((transaction) => {
    for (const { ref } of [...subscriptions, ...clients]) transaction.delete(ref);
  });
  await eraseMentions(key, found, mentions);
  return {
    leads: count,
    subscriptions: subscriptions.length,
    clients: clients.length,
    accounts: uids.length,
    mentions: mentions.shortlists.length + Object.keys(mentions.views).length,
    inBackupsUntil: Date.now() + BACKUP_DAYS * 86_400_000,
  };
}
