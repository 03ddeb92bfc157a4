/**
 * Status of a lead, in the usual order of progress. `spam`: its network sent more leads than its budget. `merged`: the same
 * enquiry as another lead, which stands for both.
 */
export const LEAD_STATUSES = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam', 'merged'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The statuses that staff choose from. */
export const SELECTABLE_STATUSES = [
  'new',
  'contacted',
  'quoted',
  'won',
  'lost',
  'spam',
] as const satisfies readonly LeadStatus[];
export type SelectableStatus = (typeof SELECTABLE_STATUSES)[number];

/** The statuses of leads that staff work on. */
export const WORKED_STATUSES = ['new', 'contacted', 'quoted', 'won', 'lost'] as const satisfies readonly LeadStatus[];

/** The statuses of leads that still need work. */
export const OPEN_STATUSES = ['new', 'contacted', 'quoted'] as const satisfies readonly LeadStatus[];
