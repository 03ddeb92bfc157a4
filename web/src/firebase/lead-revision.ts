import type { TimelineEntry } from '@catalogue/contract/entities/lead-timeline';
import { serverTimestamp, type Timestamp } from 'firebase/firestore';
import type { Lead } from '../lib/lead-view';
import { activityAuthor } from './current-user';

type Stated = Partial<Record<keyof TimelineEntry, string | Timestamp | null>>;

/** The fields that the rules demand of every update of a lead. */
export const revisionAfter = ({ revision }: Lead) => ({ revision: revision + 1, updatedAt: serverTimestamp() });

/** The same, with the entry of the timeline. */
export function nextRevision(lead: Lead, stated: Stated) {
  const fields = revisionAfter(lead);
  return { ...fields, [`timeline.${fields.revision}`]: { ...activityAuthor(), at: serverTimestamp(), ...stated } };
}
