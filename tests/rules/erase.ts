import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import type { Fields } from './documents';
import { stored } from './documents';
import type { Persona } from './personas';
import { firestoreOf, UID } from './personas';

export type LeadName = 'orders' | 'quickEnquiries';

/** The line that a lawful erasure of the lead `one` carries. */
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

/** Erases the lead `one` as the desk does, together with its line. */
export function erase(persona: Persona, name: LeadName, change: Fields = {}, lineId = 'erased-one'): Promise<void> {
  const store = firestoreOf(persona);
  const batch = writeBatch(store);
  batch.delete(doc(store, name, 'one'));
  batch.set(doc(store, 'activity', lineId), { ...activityEntryOf(persona, name), ...change });
  return batch.commit();
}
