import type { TimelineEntry } from '@catalogue/contract/entities/lead-timeline';
import { serverTimestamp, type Timestamp } from 'firebase/firestore';
import type { Lead } from '../lib/lead-view';
import { activityAuthor } from './current-user';

type Stated = Partial<Record<keyof TimelineEntry, string | Timestamp | null>>;

/** The fields of every update of a lead: the next revision, with its entry of the timeline. */
export function nextRevision({ revision: stored }: Lead, stated: Stated) {
  const revision = stored + 1;
  return {
    [`timeline.${revision}`]: { ...activityAuthor(), at: serverTimestamp(), ...stated },
    revision,
    updatedAt: serverTimestamp(),
  };
}
