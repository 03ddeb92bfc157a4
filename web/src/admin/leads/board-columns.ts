import { WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import type { LeadFilter } from '../../data/leads/lead-view';

const isWorked = (filter: LeadFilter): filter is (typeof WORKED_STATUSES)[number] =>
  (WORKED_STATUSES as readonly LeadFilter[]).includes(filter);

/** Whether leads of this filter are worked on, and so have a board. */
export const hasBoard = (filter: LeadFilter): boolean => filter !== 'spam' && filter !== 'merged';

/** The columns of the board: the statuses that the filter lets through, and those of found leads. */
export const columnsOf = (filter: LeadFilter, leads: readonly { status: LeadStatus }[]): LeadStatus[] => [
  ...new Set([...(isWorked(filter) ? [filter] : WORKED_STATUSES), ...leads.map(({ status }) => status)]),
];

/** Number of leads in a column. `total`: those on the server, if known. `hasMore`: not all leads of the view are loaded. */
export function columnCount(shown: number, total: number | undefined, hasMore: boolean): string {
  if (!hasMore || (total !== undefined && total <= shown)) return shown.toLocaleString('en-IN');
  return total === undefined
    ? `${shown.toLocaleString('en-IN')}+`
    : `${shown.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`;
}
