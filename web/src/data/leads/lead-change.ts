import type { ContactChannel, TimelineEntry } from '@catalogue/contract/entities/lead-timeline';
import { isUnanswered } from '@catalogue/contract/first-answer';
import { pick } from '../../lib/pick';
import type { Lead } from './lead-view';

/** The fields of a lead that staff change. */
export const LEAD_PROGRESS_FIELDS = ['status', 'owner', 'ownerName', 'note', 'nextCallAt', 'tags'] as const;
export type LeadProgressField = (typeof LEAD_PROGRESS_FIELDS)[number];
export type LeadProgress = Pick<Lead, Exclude<LeadProgressField, 'tags'>> & { tags: readonly string[] };

export const leadProgressOf = ({ status, owner, ownerName, note, nextCallAt, tags = [] }: Lead): LeadProgress => ({
  status,
  owner,
  ownerName,
  note,
  nextCallAt,
  tags,
});

/** Tags are a list, the other fields are texts and numbers. */
const isSame = (
  one: LeadProgress[LeadProgressField] | undefined,
  other: LeadProgress[LeadProgressField] | undefined,
): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What somebody changes of a lead. */
export interface LeadChange {
  /** The changed fields as they were seen. A field that is missing here is written unconditionally: a note adds to the earlier ones. */
  from: Partial<LeadProgress>;
  to: Partial<LeadProgress>;
  /** A way to answer that was opened: a lead that waits for its first answer becomes contacted. */
  contact?: ContactChannel | undefined;
}

/**
 * What a change writes to a lead as it is stored, without undoing a change of somebody else. null: somebody else has changed the same
 * fields to something else since they were seen.
 */
export function mergedChange({ from, to, contact }: LeadChange, lead: Lead): LeadChange | null {
  const stored = leadProgressOf(lead);
  const fields = LEAD_PROGRESS_FIELDS.filter((field) => field in to);
  const differs = (field: LeadProgressField): boolean => field in from && !isSame(stored[field], from[field]);
  if (fields.some((field) => differs(field) && !isSame(stored[field], to[field]))) return null;
  const isFirst = contact !== undefined && isUnanswered(lead);
  const left = fields.filter((field) => !differs(field));
  return {
    from: { ...pick(from, left), ...(isFirst && { status: lead.status }) },
    to: { ...pick(to, left), ...(isFirst && { status: 'contacted' }) },
    contact,
  };
}

/** Whether somebody worked on the lead, so that what the enquirer wrote is not new any more. */
export const isWork = ({ to, contact }: Pick<LeadChange, 'to' | 'contact'>): boolean =>
  to.status !== undefined || to.note !== undefined || to.nextCallAt !== undefined || contact !== undefined;

/** A lead with a change that the server may not have yet, and with its entry in the timeline after all others. */
export function withChange(lead: Lead, change: LeadChange, author: Pick<TimelineEntry, 'by' | 'byName' | 'at'>): Lead {
  const merged = mergedChange(change, lead);
  if (merged === null) return lead;
  const { contact, to } = merged;
  const { owner, tags, ...others } = to;
  const stated = { ...others, ...(tags && { tags: [...tags] }) };
  const key = Math.max(lead.revision, ...Object.keys(lead.timeline ?? {}).map(Number)) + 1;
  return {
    ...{ ...lead, ...stated },
    ...(owner !== undefined && { owner }),
    ...(isWork(merged) && { hasNewNote: false }),
    timeline: { ...lead.timeline, [key]: { ...author, ...stated, ...(contact && { contact }) } },
  };
}

/** The change that takes one back that was written; null: it only added something. */
export function revertedChange({ from, to }: LeadChange): LeadChange | null {
  const fields = LEAD_PROGRESS_FIELDS.filter((field) => field in from);
  return fields.length === 0 ? null : { from: pick(to, fields), to: from };
}
