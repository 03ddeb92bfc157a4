import * as v from 'valibot';
import { ATTACHMENT_STATES } from './attachment';
import { enquirerNote } from './enquirer-note';
import { moment } from './fields';
import type { SelectableStatus } from './lead-status';

/** How far an enquiry is, as its enquirer sees it, in order. */
export const ENQUIRY_STATUSES = ['received', 'inProgress', 'quoted', 'closed'] as const;
export type EnquiryStatusName = (typeof ENQUIRY_STATUSES)[number];

/** Enquirers see neither suspicion nor whether an order was won. */
export const STATUS_FOR_ENQUIRER: Readonly<Record<SelectableStatus, EnquiryStatusName>> = {
  new: 'received',
  spam: 'received',
  contacted: 'inProgress',
  quoted: 'quoted',
  won: 'closed',
  lost: 'closed',
};

/** Answer to the status link. It names the product, and nothing about the person. */
export const enquiryStatus = v.object({
  reference: v.string(),
  status: v.picklist(ENQUIRY_STATUSES),
  receivedAt: moment,
  /** Product of an order; '' for a quick enquiry. */
  product: v.string(),
  /** Added by the enquirer, oldest first. */
  notes: v.array(enquirerNote),
  /** What became of the photo or logo, and why it was refused; missing where none was announced. */
  file: v.optional(v.object({ state: v.picklist(ATTACHMENT_STATES), reason: v.string() })),
});
export type EnquiryStatus = v.InferOutput<typeof enquiryStatus>;
