import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { firestore, Timestamp } from '../platform/firestore';

/** A flood has more. Then all are counted, at one read per 1,000. */
const MOST_READ = 300;

/** How many leads of a kind arrived after `since`, up to `until`, that the intake marked as suspect. Milliseconds since 1970. */
export async function countSuspects(kind: LeadKind, since: number, until: number): Promise<number> {
  const suspects = firestore().collection(LEAD_COLLECTIONS[kind]).where('status', '==', 'suspect');
  const recent = suspects
    .where('createdAt', '>', Timestamp.fromMillis(since))
    .where('createdAt', '<=', Timestamp.fromMillis(until));
  const { docs } = await recent.select('revision').limit(MOST_READ).get();
  if (docs.length === MOST_READ) return (await recent.count().get()).data().count;
  // Staff who mark a lead as spam change its revision.
  return docs.filter((document) => document.get('revision') === 1).length;
}
