import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import type { Fields } from './documents';
import { stored } from './documents';
import type { Persona } from './personas';
import { firestoreOf, UID } from './personas';

export type LeadName = 'orders' | 'quickEnquiries';

/** The activity entry that erasing the lead `one` requires. */
export const activityEntryOf = (persona: Persona, name: LeadName): Fields => ({
  action: 'erased',
  noun: name,
  id: 'one',
  title: stored(name).reference,
  count: 1,
  by: persona === 'visitor' ? '' : UID[persona],
  byName: 'Asha',
  at: serverTimestamp(),
});

/** Erases the lead `one` together with its activity entry, like the lead lists. */
export function erase(persona: Persona, name: LeadName, change: Fields = {}, entryId = 'erased-one'): Promise<void> {
  const store = firestoreOf(persona);
  const batch = writeBatch(store);
  batch.delete(doc(store, name, 'one'));
  batch.set(doc(store, 'activity', entryId), { ...activityEntryOf(persona, name), ...change });
  return batch.commit();
}
