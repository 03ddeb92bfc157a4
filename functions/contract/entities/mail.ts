import * as v from 'valibot';
import { count, id, moment } from './fields';
import type { LeadKind } from './lead';

/** `failed` is retried. `dropped`: the lead is erased, or its sender has left no address that takes mail. */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Firestore `mail/{id}`: delivery state of one mail about a lead. Written in one transaction with the lead. */
export const mail = v.object({
  kind: v.picklist(['quickEnquiry', 'order']),
  leadId: id,
  /** `client`: the confirmation to the sender of the lead. */
  audience: v.optional(v.picklist(['staff', 'client']), 'staff'),
  /** The mail is about this note of the enquirer. */
  noteId: v.optional(id),
  reference: v.string(),
  state: v.picklist(MAIL_STATES),
  attempts: count,
  /** End of the back-off, or of the sender's lease. null: done. */
  nextTryAt: v.nullable(moment),
  sentAt: v.nullable(moment),
  to: v.string(),
  /** Why the last attempt failed, for staff; of a sent mail, the recipients that were refused, or ''. */
  error: v.string(),
  /** SMTP status or error code of the last attempt; '' after success. */
  errorCode: v.optional(v.string(), ''),
  createdAt: moment,
});
export type Mail = v.InferOutput<typeof mail>;

/** Id of the mail to staff. */
export const mailIdOf = (kind: LeadKind, leadId: string): string => `${kind}-${leadId}`;

/** Id of the mail to staff about a note of the enquirer. */
export const noteMailIdOf = (kind: LeadKind, leadId: string, noteId: string): string =>
  `${mailIdOf(kind, leadId)}-note-${noteId}`;

/** Id of the confirmation to the sender of the lead, from the id of the mail to staff. */
export const confirmationIdOf = (staffMailId: string): string => `${staffMailId}-client`;
