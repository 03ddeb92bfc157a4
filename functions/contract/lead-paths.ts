import type { LeadKind } from './entities/lead';

/** SPEC §7: where each kind of lead is sent. */
export const LEAD_PATHS = {
  quickEnquiry: '/api/quick-enquiries',
  order: '/api/myorders/add',
} as const satisfies Record<LeadKind, string>;
