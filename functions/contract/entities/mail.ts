import * as v from 'valibot';
import { id, moment } from './fields';
import type { LeadKind } from './lead';

/** `failed` is tried again, too: a mail is given up only when its lead is erased. */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Firestore `mail/{kind}-{lead id}`: what became of the one mail to staff about a lead. Written with the lead itself. */
export const mail = v.object({
  kind: v.picklist(['quickEnquiry', 'order']),
  leadId: id,
  reference: v.string(),
  state: v.picklist(MAIL_STATES),
  attempts: v.number(),
  /** Not to be touched by anyone before: the end of a wait, or of the lease of whoever is sending. null: done. */
  nextTryAt: v.nullable(moment),
  sentAt: v.nullable(moment),
  to: v.string(),
  /** What the mail server said last; '' when all went well. */
  error: v.string(),
  createdAt: moment,
});
export type Mail = v.InferOutput<typeof mail>;

export const mailIdOf = (kind: LeadKind, leadId: string): string => `${kind}-${leadId}`;
