import * as v from 'valibot';
import { LEAD_COLLECTIONS } from '../collections';
import { LIMITS } from '../limits';
import { attachment } from './attachment';
import { enquirerNote } from './enquirer-note';
import { id, moment, revision, text } from './fields';
import { orderInput, quickEnquiryInput, SUBMISSION_FIELDS } from './lead';
import { LEAD_STATUSES, SELECTABLE_STATUSES } from './lead-status';
import { leadTimeline } from './lead-timeline';
import { orderLine } from './order-line';
import { quantity } from './quantity';

const selectableStatus = v.picklist(SELECTABLE_STATUSES);
const ownerName = v.nullable(text(LIMITS.name));

/** `into`: the lead that stands for this one. `status`: this one's before the merge. */
const leadMerge = v.object({
  into: id,
  /** Where that lead is; missing: beside this one. */
  collection: v.optional(v.picklist(Object.values(LEAD_COLLECTIONS))),
  status: selectableStatus,
  at: moment,
  /** The other lead before the merge, for undoing. */
  before: v.object({ status: selectableStatus, owner: v.nullable(v.string()), ownerName, nextCallAt: v.nullable(moment) }),
});

const staffFields = {
  id,
  reference: v.string(),
  /** A field that SPEC §5 asks for is empty. */
  incomplete: v.boolean(),
  status: v.picklist(LEAD_STATUSES),
  /** uid of the admin who took it. */
  owner: v.nullable(v.string()),
  ownerName,
  /** Seen by staff only. */
  note: text(LIMITS.note),
  nextCallAt: v.nullable(moment),
  /** Words of staff, in lower case, to find leads by. Absent: none. */
  tags: v.optional(v.array(text(LIMITS.leadTag))),
  /** Added through the status link, oldest first. */
  enquirerNotes: v.optional(v.array(enquirerNote)),
  /** The enquirer added a note since staff last worked on it. The server sets it, also on the lead that stands for a merged one. */
  hasNewNote: v.optional(v.boolean()),
  /** The file that was sent with it. */
  attachment: v.optional(attachment),
  /** What staff did; part of the lead, so that it is erased with the lead. Absent: nothing yet. */
  timeline: v.optional(leadTimeline),
  /** The merge of this lead; null: not merged. */
  merged: v.optional(v.nullable(leadMerge)),
  /** uid and name of the rep or member of staff who sent it for a client, from the token; absent: the client did. */
  repId: v.optional(v.string()),
  repName: v.optional(text(LIMITS.name)),
  /** Optimistic locking of staff's writes. */
  revision,
  createdAt: moment,
  updatedAt: moment,
};

/** Firestore `quickEnquiries/{id}` */
export const quickEnquiry = v.object({ ...v.omit(quickEnquiryInput, SUBMISSION_FIELDS).entries, ...staffFields });
export type QuickEnquiry = v.InferOutput<typeof quickEnquiry>;

/** Firestore `orders/{id}`. As it is sent, but for a quantity that cannot be read: nothing of a stored document is dropped in silence. */
export const order = v.object({
  ...v.omit(orderInput, SUBMISSION_FIELDS).entries,
  quantity,
  lines: v.optional(v.array(v.object({ ...orderLine.entries, quantity }))),
  ...staffFields,
});
export type Order = v.InferOutput<typeof order>;
