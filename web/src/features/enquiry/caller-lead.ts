import { orderInput } from '@catalogue/contract/entities/lead';
import * as v from 'valibot';
import { contactOf } from '../../lib/contact-of';
import { ADD_LEAD_TEXTS as texts } from './add-lead-texts';
import type { LeadContent } from './outbox/items';

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
  if (contact.trim() === '') return { errors: { contact: texts.contactMissing } };
  const content = { name, ...contactOf(contact), productrequest: request, companyname: '', city: '', quantity: null };
  const { success, output, issues } = v.safeParse(orderInput, content);
  if (success) return { lead: { kind: 'order', content: output } };
  const errors: CallerErrors = {};
  for (const issue of issues) errors[FIELDS[v.getDotPath(issue) ?? ''] ?? 'request'] ??= issue.message;
  return { errors };
}
