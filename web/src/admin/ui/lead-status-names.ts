import type { LeadStatus } from '@catalogue/contract/entities/lead-status';

/** The statuses of leads as staff read them. */
export const LEAD_STATUS_NAMES = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  merged: 'Merged',
} as const satisfies Record<LeadStatus, string>;
