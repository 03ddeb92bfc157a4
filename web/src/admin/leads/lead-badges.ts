import type { LeadStatus } from '@catalogue/contract/entities/lead-status';

/** The kind of badge of each status. */
export const LEAD_BADGES: Readonly<Record<LeadStatus, 'brand' | 'plain' | 'warning' | 'success' | 'danger'>> = {
  new: 'brand',
  contacted: 'plain',
  quoted: 'warning',
  won: 'success',
  lost: 'plain',
  spam: 'danger',
  merged: 'plain',
};
