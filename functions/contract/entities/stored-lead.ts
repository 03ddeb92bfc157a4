import * as v from 'valibot';
import { LIMITS } from '../limits';
import { attachment } from './attachment';
import { enquirerNote } from './enquirer-note';
import { id, moment, text } from './fields';
import { orderInput, quickEnquiryInput, SUBMISSION_FIELDS } from './lead';
import { LEAD_STATUSES, SELECTABLE_STATUSES } from './lead-status';
import { leadTimeline } from './lead-timeline';

const staffFields = {
  id,
  reference: v.string(),
  /** A field that SPEC §5 asks for is empty. */
  incomplete: v.boolean(),
  status: v.picklist(LEAD_STATUSES),
  /** uid of the admin who took it. */
  owner: v.nullable(v.string()),
  ownerName: v.nullable(text(LIMITS.name)),
  /** Seen by staff only. */
  note: text(LIMITS.note),
  nextCallAt: v.nullable(moment),
  /** Added through the status link, oldest first. */
  enquirerNotes: v.optional(v.array(enquirerNote)),
  /** The file that was sent with it. */
  attachment: v.optional(attachment),
  /** What staff did; part of the lead, so that it is erased with the lead. Absent: nothing yet. */
  timeline: v.optional(leadTimeline),
  /** The lead of the same kind that stands for this one, and the status before the merge; null: not merged. */
  merged: v.optional(v.nullable(v.object({ into: id, status: v.picklist(SELECTABLE_STATUSES), at: moment }))),
  /** uid and name of the rep who sent it, from the token; absent: the client did. */
  repId: v.optional(v.string()),
  repName: v.optional(text(LIMITS.name)),
  /** Optimistic locking of staff's writes. */
  revision: v.optional(v.number(), 1),
  createdAt: moment,
  updatedAt: moment,
};

/** Firestore `quickEnquiries/{id}` */
export const quickEnquiry = v.object({ ...v.omit(quickEnquiryInput, SUBMISSION_FIELDS).entries, ...staffFields });
export type QuickEnquiry = v.InferOutput<typeof quickEnquiry>;

/** Firestore `orders/{id}` */
export const order = v.object({ ...v.omit(orderInput, SUBMISSION_FIELDS).entries, ...staffFields });
export type Order = v.InferOutput<typeof order>;
