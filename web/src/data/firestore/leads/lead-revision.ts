import type { TimelineEntry } from '@catalogue/contract/entities/lead-timeline';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { isWork, type Lead, type LeadProgress } from '../../../lib/lead-view';

type Stated = Partial<Record<keyof TimelineEntry, string | readonly string[] | Timestamp | null>>;

export const timestampOrNull = (at: number | null): Timestamp | null => (at === null ? null : Timestamp.fromMillis(at));

/** Author of a timeline entry, from `timelineAuthor`. */
export type Author = Pick<TimelineEntry, 'by' | 'byName'>;

/** The fields that the rules demand of every update of a lead: its next revision, with an entry of the timeline. */
export const nextRevision = ({ revision }: Lead, author: Author, stated: Stated) => ({
  revision: revision + 1,
  updatedAt: serverTimestamp(),
  [`timeline.${revision + 1}`]: { ...author, at: serverTimestamp(), ...stated },
});

/** An update of a lead's progress; the entry of the timeline states the new values, and `stated`. What the enquirer wrote is new until then. */
export function progressUpdate(lead: Lead, author: Author, to: Partial<LeadProgress>, stated: Stated = {}) {
  const { owner, nextCallAt, ...others } = to;
  const named = { ...others, ...(nextCallAt !== undefined && { nextCallAt: timestampOrNull(nextCallAt) }) };
  return {
    ...named,
    ...(owner !== undefined && { owner }),
    ...((isWork({ to }) || 'contact' in stated) && lead.hasNewNote === true && { hasNewNote: false }),
    ...nextRevision(lead, author, { ...named, ...stated }),
  };
}
