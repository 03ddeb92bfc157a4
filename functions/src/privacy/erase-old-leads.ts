import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { LEAD_MONTHS } from '@catalogue/contract/retention';
import { firestore, Timestamp } from '../platform/firestore';
import { log } from '../platform/log';
import { eraseLead } from './erase-person';
import { foundLead } from './find-person';

/** Leads read at once. */
const PAGE = 200;
const SCHEDULE = { uid: '', name: '' };

/** The moment before which an untouched lead is too old. */
export function leadCutoff(now: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - LEAD_MONTHS);
  return date;
}

/** Erases leads that nobody has touched for LEAD_MONTHS. Resolves to how many. */
export async function eraseOldLeads(now = Date.now()): Promise<number> {
  const cutoff = Timestamp.fromDate(leadCutoff(now));
  let count = 0;
  for (const kind of ['order', 'quickEnquiry'] as const) {
    const old = firestore().collection(LEAD_COLLECTIONS[kind]).where('updatedAt', '<', cutoff).orderBy('updatedAt').limit(PAGE);
    // Each page begins behind the last one: from the start, a query would walk over what is deleted already.
    for (let { docs } = await old.get(); docs.length > 0; { docs } = await old.startAfter(docs.at(-1)).get()) {
      // Minutes may have passed since the query: a lead that somebody has taken up again stays.
      for (const document of docs) if (await eraseLead(foundLead(kind, document), SCHEDULE, { ifUnchanged: true })) count += 1;
    }
  }
  log.info('Old leads erased', { count });
  return count;
}
