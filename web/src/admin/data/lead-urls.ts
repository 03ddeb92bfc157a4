import * as v from 'valibot';
import { LEAD_FILTERS, LEAD_SORTS } from '../../lib/lead-view';
import type { LeadListView } from '../../lib/lead-view';

const leadView = v.object({
  layout: v.fallback(v.optional(v.picklist(['list', 'board']), 'list'), 'list'),
  filter: v.fallback(v.optional(v.picklist(LEAD_FILTERS), 'all'), 'all'),
  sort: v.fallback(v.optional(v.picklist(LEAD_SORTS), 'newest'), 'newest'),
});

/** A lead list or board as the URL describes it. */
export interface LeadDeskView extends LeadListView {
  layout: 'list' | 'board';
}

/** What the URL says of a lead list. It survives a reload, Back, and being sent to a colleague. */
export const readLeadView = (search: URLSearchParams): LeadDeskView => v.parse(leadView, Object.fromEntries(search));

/** Search parameters of a lead list; defaults are left out. */
export function writeLeadView({
  filter,
  sort,
  layout = 'list',
}: Omit<LeadDeskView, 'layout'> & Partial<LeadDeskView>): URLSearchParams {
  const search = new URLSearchParams();
  if (layout !== 'list') search.set('layout', layout);
  if (filter !== 'all') search.set('filter', filter);
  if (sort !== 'newest') search.set('sort', sort);
  return search;
}
