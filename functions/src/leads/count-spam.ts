import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { firestore, Timestamp } from '../platform/firestore';

/** A flood has more. Then all are counted, at one read per 1,000. */
const MOST_READ = 300;

/** How many leads of a kind arrived after `since`, up to `until`, that the intake marked as spam. Milliseconds since 1970. */
export async function countSpam(kind: LeadKind, since: number, until: number): Promise<number> {
  const spam = firestore().collection(LEAD_COLLECTIONS[kind]).where('status', '==', 'spam');
  const recent = spam
    .where('createdAt', '>', Timestamp.fromMillis(since))
    .where('createdAt', '<=', Timestamp.fromMillis(until));
  const { docs } = await recent.select('revision').limit(MOST_READ).get();
  if (docs.length === MOST_READ) return (await recent.count().get()).data().count;
  // Staff who mark a lead as spam change its revision.
  return docs.filter((document) => document.get('revision') === 1).length;
}
