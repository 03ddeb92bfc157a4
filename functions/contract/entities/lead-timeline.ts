import * as v from 'valibot';
import { LEAD_COLLECTIONS } from '../collections';
import { LIMITS } from '../limits';
import { id, moment, text } from './fields';
import { LEAD_STATUSES } from './lead-status';

/** Ways to answer a lead that the lead lists open. */
export const CONTACT_CHANNELS = ['call', 'whatsapp', 'mail'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** One change of a lead by an admin: the new value of every field that changed, or the channel that was opened. */
export const timelineEntry = v.object({
  /** The write that made it: one that is sent again finds its entry. */
  id: v.optional(id),
  by: v.string(),
  byName: v.string(),
  at: moment,
  /** When its author made it, by their device, where it was sent later. */
  madeAt: v.optional(moment),
  status: v.optional(v.picklist(LEAD_STATUSES)),
  /** The new owner; null: nobody. */
  ownerName: v.optional(v.nullable(v.string())),
  note: v.optional(text(LIMITS.note)),
  nextCallAt: v.optional(v.nullable(moment)),
  tags: v.optional(v.array(text(LIMITS.leadTag))),
  contact: v.optional(v.picklist(CONTACT_CHANNELS)),
  /** The lead that was merged into this one. */
  merged: v.optional(id),
  /** With `merged`: where that lead is; missing: beside this one. */
  mergedIn: v.optional(v.picklist(Object.values(LEAD_COLLECTIONS))),
  /** With `merged`: the first answer to that lead, if it came before one to this lead. */
  answeredAt: v.optional(moment),
});
export type TimelineEntry = v.InferOutput<typeof timelineEntry>;

/** Entries by the revision they led to. The rules accept an update only with its entry, and never a change of an older one. */
export const leadTimeline = v.record(v.string(), timelineEntry);
export type LeadTimeline = v.InferOutput<typeof leadTimeline>;
