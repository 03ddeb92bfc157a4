import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { firestore, Timestamp } from '../platform/firestore';

/** A flood has more. Then all are counted, at one read per 1,000. */
const MOST_READ = 300;

/** Whether the intake marked the lead: staff who mark one as spam change its revision. */
const isMarkedByIntake = (revision: unknown): boolean => revision === undefined || revision === 1;

/** How many leads of a kind arrived after `since`, up to `until`, that the intake marked as suspect. Milliseconds since 1970. */
export async function countSuspects(kind: LeadKind, since: number, until: number): Promise<number> {
  const suspects = firestore().collection(LEAD_COLLECTIONS[kind]).where('status', '==', 'suspect');
  const recent = suspects
    .where('createdAt', '>', Timestamp.fromMillis(since))
    .where('createdAt', '<=', Timestamp.fromMillis(until));
  const { docs } = await recent.select('revision').limit(MOST_READ).get();
  if (docs.length === MOST_READ) return (await recent.count().get()).data().count;
  return docs.filter((document) => isMarkedByIntake(document.get('revision'))).length;
}
