import { missingFieldMessages, isSendable, orderInput, quickEnquiryInput } from '@catalogue/contract/entities/lead';
import * as v from 'valibot';
import { EMPTY_VALUES } from './form-values';
import type { FieldErrors, Subject, FormValues } from './form-values';
import type { LeadContent, OutboxItem } from './outbox/item';

interface ValidatedLead {
  /** SPEC §5: shown whether or not the lead can be sent. */
  errors: FieldErrors;
  /** Trimmed and ready to send; null where nobody could answer it, or where a value cannot be right. */
  lead: LeadContent | null;
}

/** Checks with the schemas and rules of the server. `website` is the field that no person sees. */
export function validateLead(subject: Subject, values: FormValues, website = ''): ValidatedLead {
  const parsed = parse(subject, { ...values, website });
  const wrong = Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  const errors: FieldErrors = { ...wrong, ...missingFieldMessages(subject.kind, values) };
  return { errors, lead: parsed.lead !== null && isSendable(subject.kind, values) ? parsed.lead : null };
}

type Parsed = { lead: LeadContent | null; issues?: readonly v.BaseIssue<unknown>[] };

function parse(subject: Subject, values: FormValues & { website: string }): Parsed {
  if (subject.kind === 'quickEnquiry') {
    const { success, output, issues } = v.safeParse(quickEnquiryInput, values);
    return success ? { lead: { kind: 'quickEnquiry', content: output } } : { lead: null, issues };
  }
  const { id, title } = subject.product;
  const { success, output, issues } = v.safeParse(orderInput, { ...values, productrequest: title, productId: id });
  return success ? { lead: { kind: 'order', content: output } } : { lead: null, issues };
}

/** A waiting item's content as a form shows it. */
export const valuesOf = (item: OutboxItem): FormValues =>
  item.kind === 'order'
    ? { ...EMPTY_VALUES, ...textsOf(item.content), quantity: item.content.quantity?.toString() ?? '' }
    : { ...EMPTY_VALUES, ...textsOf(item.content) };

const textsOf = (content: OutboxItem['content']): Partial<FormValues> =>
  Object.fromEntries(Object.entries(content).filter(([field, value]) => field in EMPTY_VALUES && typeof value === 'string'));

export const subjectOf = (item: OutboxItem): Subject =>
  item.kind === 'order'
    ? { kind: 'order', product: { id: item.content.productId, title: item.content.productrequest } }
    : { kind: 'quickEnquiry' };
