import { missingFieldMessages, isSendable, orderInput, quickEnquiryInput } from '@catalogue/contract/entities/lead';
import { quantityError } from '@catalogue/contract/entities/quantity';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { sumUpLines } from '@catalogue/contract/order-lines';
import * as v from 'valibot';
import { orderLineOf } from '../../data/catalogue/chosen-product';
import { catalogue } from '../../data/catalogue/store';
import type { BasketContent } from '../basket/basket-content';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import { EMPTY_VALUES } from './form-values';
import type { FieldErrors, FieldName, Subject, FormValues } from './form-values';
import type { LeadContent, OrderContent, OutboxItem } from './outbox/items';
import { readWholeNumber } from '../../lib/read-whole-number';

interface ValidatedLead {
  /** SPEC §5: shown even when the lead can be sent. */
  errors: FieldErrors;
  /** Names of the fields that keep it from being sent. */
  blocking: readonly string[];
  /** Trimmed and ready to send, without an invalid quantity; null when staff could not answer it or another value is invalid. */
  lead: LeadContent | null;
}

/** Fields of which one is needed to answer. */
const CONTACT_FIELDS = { quickEnquiry: ['email'], order: ['mobile', 'email'] } as const satisfies Record<
  Subject['kind'],
  readonly FieldName[]
>;

/** Validates with the server's schemas. `website` is the honeypot. */
export function validateLead(subject: Subject, values: FormValues, website = ''): ValidatedLead {
  const parsed = parse(subject, { ...values, website });
  const invalid = Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  const quantity = subject.kind === 'order' ? quantityError(values.quantity) : undefined;
  const errors: FieldErrors = {
    ...invalid,
    ...(quantity !== undefined && { quantity }),
    ...missingFieldMessages(subject.kind, { ...values, ...totalOf(subject) }),
  };
  const canAnswer = isSendable(subject.kind, values);
  return {
    errors,
    blocking: [...Object.keys(invalid), ...(canAnswer ? [] : CONTACT_FIELDS[subject.kind])],
    lead: canAnswer ? parsed.lead : null,
  };
}

/** Digits of the shortest phone number that is taken without a question. */
const SHORT_NUMBER = 8;

/** The confirmation before a lead is sent that may not be answerable: a short number, and no valid e-mail address; null otherwise. */
export function contactQuestion({ mobile, email }: Pick<FormValues, 'mobile' | 'email'>): string | null {
  const digits = mobile.replace(/\D/g, '').length;
  const isAddress = /@[^@\s]+\.[^@\s.]{2,}$/.test(email.trim());
  return digits === 0 || digits >= SHORT_NUMBER || isAddress ? null : ENQUIRY_FORM_TEXTS.shortNumber(digits);
}

/** The quantity of a basket is the sum of its lines. */
const totalOf = (subject: Subject): { quantity?: number | null } =>
  subject.kind === 'order' && subject.basket?.lines !== undefined
    ? { quantity: sumUpLines(subject.basket.lines).quantity }
    : {};

/** The one line of a product's form, with the pieces that were typed. */
const lineWith = ({ lineOf, neededBy }: Extract<Subject, { kind: 'order' }>, quantity: string): BasketContent =>
  lineOf === undefined ? {} : { lines: [lineOf(readWholeNumber(quantity))], ...(neededBy !== undefined && { neededBy }) };

type Parsed = { lead: LeadContent | null; issues?: readonly v.BaseIssue<unknown>[] };

function parse(subject: Subject, values: FormValues & { website: string }): Parsed {
  if (subject.kind === 'quickEnquiry') {
    const { success, output, issues } = v.safeParse(quickEnquiryInput, values);
    return success ? { lead: { kind: 'quickEnquiry', content: output } } : { lead: null, issues };
  }
  const { id, title } = subject.product;
  const basket = { ...subject.basket, ...totalOf(subject), ...lineWith(subject, values.quantity) };
  const { success, output, issues } = v.safeParse(orderInput, { ...values, ...basket, productrequest: title, productId: id });
  return success ? { lead: { kind: 'order', content: output } } : { lead: null, issues };
}

/** An item's content as form values. */
export const valuesOf = (item: OutboxItem): FormValues =>
  item.kind === 'order'
    ? { ...EMPTY_VALUES, ...textsOf(item.content), quantity: item.content.quantity?.toString() ?? '' }
    : { ...EMPTY_VALUES, ...textsOf(item.content) };

const textsOf = (content: OutboxItem['content']): Partial<FormValues> =>
  Object.fromEntries(Object.entries(content).filter(([field, value]) => field in EMPTY_VALUES && typeof value === 'string'));

const basketOf = ({ lines, neededBy, budget, pincode, clientId }: BasketContent): BasketContent => ({
  ...(lines !== undefined && { lines }),
  ...(neededBy !== undefined && { neededBy }),
  ...(budget !== undefined && { budget }),
  ...(pincode !== undefined && { pincode }),
  ...(clientId !== undefined && { clientId }),
});

/** Whether the content came from a product's form, whose quantity is that of its only line. */
const isOfOneProduct = ({ lines = [], productrequest, budget, pincode, clientId }: OrderContent): boolean =>
  lines.length === 1 && lines[0]?.title === productrequest && [budget, pincode, clientId].every((one) => one === undefined);

/** The line with other pieces, at their price on this device; without a price where the catalogue here does not have the product. */
function withPieces(line: OrderLine, pieces: number | null): OrderLine {
  if (pieces === line.quantity) return line;
  const { productId, options = [], sku } = line;
  const product = catalogue().snapshot?.products.get(productId ?? '');
  const { price, offer } = product ? orderLineOf({ product, options, sku, pieces }) : { price: null, offer: undefined };
  return { ...line, quantity: pieces, price, offer };
}

export function subjectOf(item: OutboxItem): Subject {
  if (item.kind === 'quickEnquiry') return { kind: 'quickEnquiry' };
  const { content } = item;
  const product = { id: content.productId, title: content.productrequest };
  const [line] = content.lines ?? [];
  if (line !== undefined && isOfOneProduct(content))
    return {
      ...{ kind: 'order', product, lineOf: (pieces) => withPieces(line, pieces) },
      ...(content.neededBy !== undefined && { neededBy: content.neededBy }),
    };
  return { kind: 'order', product, ...(content.lines !== undefined && { basket: basketOf(content) }) };
}
