import { missingFieldMessages, isSendable, orderInput, quickEnquiryInput } from '@catalogue/contract/entities/lead';
import * as v from 'valibot';
import { EMPTY } from './form-values';
import type { FieldErrors, Subject, Values } from './form-values';
import type { LeadContent, OutboxItem } from './outbox/item';

interface Checked {
  /** SPEC §5: shown whether or not the lead can be sent. */
  errors: FieldErrors;
  /** Trimmed and ready to send; null where nobody could answer it, or where a value cannot be right. */
  lead: LeadContent | null;
}

/** Checks with the schemas and rules of the server. `website` is the field that no person sees. */
export function check(subject: Subject, values: Values, website = ''): Checked {
  const parsed = parse(subject, { ...values, website });
  const wrong = Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  const errors: FieldErrors = { ...wrong, ...missingFieldMessages(subject.kind, values) };
  return { errors, lead: parsed.lead !== null && isSendable(subject.kind, values) ? parsed.lead : null };
}

type Parsed = { lead: LeadContent | null; issues?: readonly v.BaseIssue<unknown>[] };

function parse(subject: Subject, values: Values & { website: string }): Parsed {
  if (subject.kind === 'quickEnquiry') {
    const { success, output, issues } = v.safeParse(quickEnquiryInput, values);
    return success ? { lead: { kind: 'quickEnquiry', content: output } } : { lead: null, issues };
  }
  const { id, title } = subject.product;
  const { success, output, issues } = v.safeParse(orderInput, { ...values, productrequest: title, productId: id });
  return success ? { lead: { kind: 'order', content: output } } : { lead: null, issues };
}

/** A waiting item's content as a form shows it. */
export const valuesOf = (item: OutboxItem): Values =>
  item.kind === 'order'
    ? { ...EMPTY, ...textsOf(item.content), quantity: item.content.quantity?.toString() ?? '' }
    : { ...EMPTY, ...textsOf(item.content) };

const textsOf = (content: OutboxItem['content']): Partial<Values> =>
  Object.fromEntries(Object.entries(content).filter(([field, value]) => field in EMPTY && typeof value === 'string'));

export const subjectOf = (item: OutboxItem): Subject =>
  item.kind === 'order'
    ? { kind: 'order', product: { id: item.content.productId, title: item.content.productrequest } }
    : { kind: 'quickEnquiry' };
