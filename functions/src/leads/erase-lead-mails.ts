import { COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { mailIdOf } from '@catalogue/contract/entities/mail';
import { firestore } from '../platform/firestore';

/**
 * Deletes the states of the mails about an erased lead: the confirmation has the sender's address. That of the mail to staff stays
 * without addresses, so that a repeated request does not create the lead again.
 */
export async function eraseLeadMails(kind: LeadKind, leadId: string): Promise<void> {
  const { docs } = await firestore().collection(COLLECTIONS.mail).where('leadId', '==', leadId).get();
  const erase = docs.map(({ id, ref }) => (id === mailIdOf(kind, leadId) ? ref.update({ to: '', error: '' }) : ref.delete()));
  await Promise.all(erase);
}
