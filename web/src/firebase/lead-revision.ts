import type { TimelineEntry } from '@catalogue/contract/entities/lead-timeline';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import type { Lead, LeadProgress } from '../lib/lead-view';
import { activityAuthor } from './current-user';

type Stated = Partial<Record<keyof TimelineEntry, string | Timestamp | null>>;

export const timestampOrNull = (at: number | null): Timestamp | null => (at === null ? null : Timestamp.fromMillis(at));

/** The fields that the rules demand of every update of a lead. */
export const revisionAfter = ({ revision }: Lead) => ({ revision: revision + 1, updatedAt: serverTimestamp() });

/** The same, with the entry of the timeline. */
export function nextRevision(lead: Lead, stated: Stated) {
  const fields = revisionAfter(lead);
  return { ...fields, [`timeline.${fields.revision}`]: { ...activityAuthor(), at: serverTimestamp(), ...stated } };
}

/** An update of a lead's progress; the entry of the timeline states the new values, and `stated`. Without entry if it is null. */
export function progressUpdate(
  lead: Lead,
  { owner, nextCallAt, ...others }: Partial<LeadProgress>,
  stated: Stated | null = {},
) {
  const named = { ...others, ...(nextCallAt !== undefined && { nextCallAt: timestampOrNull(nextCallAt) }) };
  const next = stated === null ? revisionAfter(lead) : nextRevision(lead, { ...named, ...stated });
  return { ...named, ...(owner !== undefined && { owner }), ...next };
}
