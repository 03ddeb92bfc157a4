import type { LeadPage } from '../../../data/firestore/leads/leads';
import { sortLeads } from '../../../lib/lead-view';
import type { Lead, LeadSort } from '../../../lib/lead-view';

/**
 * The loaded leads of several lists in one order. It ends where a list with more to load ends: what follows there is not known yet.
 */
export function mergePages(pages: readonly Pick<LeadPage, 'leads' | 'hasMore'>[], sort: LeadSort): Lead[] {
  const sorted = sortLeads(
    pages.flatMap(({ leads }) => leads),
    sort,
  );
  const ends = pages.flatMap(({ leads, hasMore }) => {
    const last = hasMore ? leads.at(-1) : undefined;
    return last === undefined ? [] : [sorted.indexOf(last) + 1];
  });
  return sorted.slice(0, Math.min(sorted.length, ...ends));
}
