import * as v from 'valibot';
import { id, moment } from './fields';
import type { LeadKind } from './lead';

/** `failed` is retried; a mail is dropped only when its lead is erased. */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Firestore `mail/{kind}-{lead id}`: delivery state of the mail to staff about a lead. Written in one transaction with the lead. */
export const mail = v.object({
  kind: v.picklist(['quickEnquiry', 'order']),
  leadId: id,
  reference: v.string(),
  state: v.picklist(MAIL_STATES),
  attempts: v.number(),
  /** End of the back-off, or of the sender's lease. null: done. */
  nextTryAt: v.nullable(moment),
  sentAt: v.nullable(moment),
  to: v.string(),
  /** What the mail server said last; '' when all went well. */
  error: v.string(),
  createdAt: moment,
});
export type Mail = v.InferOutput<typeof mail>;

export const mailIdOf = (kind: LeadKind, leadId: string): string => `${kind}-${leadId}`;
