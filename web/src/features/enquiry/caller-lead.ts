import { orderInput } from '@catalogue/contract/entities/lead';
import * as v from 'valibot';
import { contactOf } from '../../lib/contact-of';
import type { LeadContent } from './outbox/items';

/** Texts of the form for somebody who phones. */
export const ADD_LEAD_TEXTS = {
  lead: 'For somebody who phones, writes or stands in front of you. It needs no connection.',
  name: 'Name (optional)',
  contact: 'Phone or e-mail',
  request: 'What is asked for (optional)',
  requestHint: 'Such as “50 steel bottles with a logo”.',
  contactMissing: 'A phone number or an e-mail address, to answer.',
  submit: 'Add lead',
  sent: (reference: string) => `Added as ${reference}.`,
  open: 'Open it',
  saved: 'Kept on this device. It is sent by itself when the server answers.',
  unsaved: 'This device could not keep it. Try again before you leave this page.',
} as const;

/** What is typed while somebody is on the phone. */
export interface CallerValues {
  name: string;
  /** A phone number or an e-mail address. */
  contact: string;
  request: string;
}

export type CallerErrors = Partial<Record<keyof CallerValues, string>>;

/** Fields of the form by those of the stored lead. */
const FIELDS: Readonly<Record<string, keyof CallerValues>> = {
  name: 'name',
  mobile: 'contact',
  email: 'contact',
  productrequest: 'request',
};

/** The lead of a caller, an order with holes, or what is wrong with it. Without a name it can be answered, without a contact it cannot. */
export function callerLead({ name, contact, request }: CallerValues): { lead: LeadContent } | { errors: CallerErrors } {
  if (contact.trim() === '') return { errors: { contact: ADD_LEAD_TEXTS.contactMissing } };
  const content = { name, ...contactOf(contact), productrequest: request, companyname: '', city: '', quantity: null };
  const { success, output, issues } = v.safeParse(orderInput, content);
  if (success) return { lead: { kind: 'order', content: output } };
  const errors: CallerErrors = {};
  for (const issue of issues) errors[FIELDS[v.getDotPath(issue) ?? ''] ?? 'request'] ??= issue.message;
  return { errors };
}
