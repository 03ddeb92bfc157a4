/** Status of a lead, in the usual order of progress. `suspect`: its network sent more leads than its budget. */
export const LEAD_STATUSES = ['new', 'contacted', 'quoted', 'won', 'lost', 'suspect'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The statuses of leads that staff work on. */
export const WORKED_STATUSES = ['new', 'contacted', 'quoted', 'won', 'lost'] as const satisfies readonly LeadStatus[];
