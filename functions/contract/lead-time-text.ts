import type { LeadTime } from './product-fields';

/** `5-7`, or `5` when both ends are equal; '' for none. */
export const writeLeadTime = (lead: LeadTime | null): string =>
  lead === null ? '' : lead.from === lead.to ? String(lead.from) : `${lead.from}-${lead.to}`;
