import * as v from 'valibot';
import { LIMITS } from '../limits';
import { announcedAttachment, attachmentReceipt } from './attachment';
import { count, id, moment, text, WRONG_TYPE_MESSAGE } from './fields';
import { amount, orderLine } from './order-line';
import { enquiredQuantity } from './quantity';

/** The sending device makes `id` at random and tells it nobody: a repeated submission is the same lead (decision 007). */
const submissionFields = {
  id: v.optional(id),
  /** Honeypot: a hidden field that only bots fill. The answer looks like a receipt; nothing is stored. */
  website: v.optional(v.string(WRONG_TYPE_MESSAGE), ''),
  /** A file that follows. A wrong announcement is dropped: it must not refuse the lead. */
  attachment: v.optional(v.fallback(v.optional(announcedAttachment), undefined)),
};

/** Fields of a sent lead that are not stored as they were sent. */
export const SUBMISSION_FIELDS = ['id', 'website', 'attachment'] as const satisfies readonly (keyof typeof submissionFields)[];

/** The home page's Quick Enquiry, as sent. */
export const quickEnquiryInput = v.object({
  ...submissionFields,
  name: text(LIMITS.name),
  mobile: text(LIMITS.mobile),
  email: text(LIMITS.email),
  message: text(LIMITS.message),
});
export type QuickEnquiryInput = v.InferOutput<typeof quickEnquiryInput>;

/** The product page's Enquiry Form (an order, "Hurry Orders"), as sent. Fields may be empty: SPEC §5. */
export const orderInput = v.object({
  ...submissionFields,
  name: text(LIMITS.name),
  companyname: text(LIMITS.company),
  city: text(LIMITS.city),
  mobile: text(LIMITS.mobile),
  email: text(LIMITS.email),
  productrequest: text(LIMITS.title),
  productId: v.optional(v.nullable(id), null),
  quantity: enquiredQuantity,
  /** Products of an enquiry basket. `productrequest` and `quantity` then sum them up for readers of SPEC's fields. */
  lines: v.optional(
    v.pipe(v.array(orderLine, WRONG_TYPE_MESSAGE), v.maxLength(LIMITS.orderLines, `At most ${LIMITS.orderLines} products`)),
  ),
  /** Day by which the goods are needed, `2026-12-18`; '' where it is open. */
  neededBy: v.optional(v.pipe(v.string(WRONG_TYPE_MESSAGE), v.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Not a day'))),
  /** Per piece. */
  budget: v.optional(amount),
  pincode: v.optional(text(LIMITS.pincode)),
  /** The rep's client whom it is for. Stored only if the caller is staff. */
  clientId: v.optional(id),
});
export type OrderInput = v.InferOutput<typeof orderInput>;

/** The server's answer to a lead, the same for every repeat of the same id and content. */
export const receipt = v.object({
  /** As it was sent. */
  id,
  reference: v.string(),
  receivedAt: moment,
  /** Secret of the status link. Missing where the id was not random: a stranger's repeat would get it, too. */
  statusToken: v.optional(v.string()),
  /** Of the file that the request announced; missing where it announced none. */
  attachment: v.optional(attachmentReceipt),
});
export type Receipt = v.InferOutput<typeof receipt>;

/** Result of erasing spam leads; with `hasMore` the caller repeats the call. */
export const erasedSpam = v.object({ erased: count, hasMore: v.boolean() });
export type ErasedSpam = v.InferOutput<typeof erasedSpam>;

export type LeadKind = 'quickEnquiry' | 'order';

/** SPEC §5's message for each empty field, in the order of the forms. An empty field alone does not refuse a lead. */
export const REQUIRED_MESSAGES = {
  quickEnquiry: {
    name: 'Name is Required',
    mobile: 'Number is Required',
    email: 'Email is Required',
    message: 'Message is Required',
  },
  order: {
    name: 'Name is Required',
    companyname: 'Company Name is Required',
    city: 'City Name is Required',
    mobile: 'Number is Required',
    email: 'Email is Required',
    quantity: 'Quantity is Required',
  },
} as const satisfies Record<LeadKind, Record<string, string>>;

/** SPEC's message by empty field; a line without a quantity leaves the quantity open. A lead with any of them is incomplete. */
export function missingFieldMessages(kind: LeadKind, content: Readonly<Record<string, unknown>>): Record<string, string> {
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  const lines = Array.isArray(content.lines) ? (content.lines as { quantity?: unknown }[]) : [];
  const isOpen = (field: string) =>
    isEmpty(content[field]) || (field === 'quantity' && lines.some((line) => isEmpty(line.quantity)));
  return Object.fromEntries(Object.entries(REQUIRED_MESSAGES[kind]).filter(([field]) => isOpen(field)));
}

/** Whether it may be sent at all: a quick enquiry with an e-mail (SPEC §5), an order that can be answered. */
export function isSendable(kind: LeadKind, content: Readonly<Record<string, unknown>>): boolean {
  const gaps = missingFieldMessages(kind, content);
  return !('email' in gaps) || (kind === 'order' && !('mobile' in gaps));
}

/** A random id of a submission: a UUID of version 4. Ids of other forms may follow from something that others know. */
export const isRandomId = (id: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(id);

/** A form without scripts has no id of its own. Within a window the same content is the same lead. */
const WINDOW_MS = 600_000;

/** Ids of a form that carries none: of this window and of the one before. */
export const formIds = (now: number): [current: string, before: string] => {
  const window = Math.floor(now / WINDOW_MS);
  return [`form-${window}`, `form-${window - 1}`];
};
