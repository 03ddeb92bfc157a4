import type { OrderLine } from '@catalogue/contract/entities/order-line';
import type { BasketContent } from '../basket/basket-content';

export type FieldName = 'name' | 'companyname' | 'city' | 'mobile' | 'email' | 'quantity' | 'message';
/** The fields of a form, as typed. */
export type FormValues = Readonly<Record<FieldName, string>>;
/** What concerns all lines of a basket; `BasketForm` shows it above the fields of {@link FormValues}. */
export type BriefName = 'neededBy' | 'budget' | 'pincode';
export type FieldErrors = Readonly<Partial<Record<FieldName | BriefName, string>>>;

/** What a form is about: a quick enquiry, or an order for a product. */
export type Subject =
  | { kind: 'quickEnquiry' }
  | {
      kind: 'order';
      product: { id: string | null; title: string };
      /** The product with its options as a line of this many pieces. */
      lineOf?: (pieces: number | null) => OrderLine;
      /** The day when the product is needed, where it is known; a basket has its own. */
      neededBy?: string;
      /** Products of an enquiry basket; `product` then sums them up. */
      basket?: BasketContent;
      /** The basket on this device. */
      basketId?: string;
    };

export const EMPTY_VALUES: FormValues = {
  name: '',
  companyname: '',
  city: '',
  mobile: '',
  email: '',
  quantity: '',
  message: '',
};

/** Storage key of a form's draft. Each product and each initial message has its own: drafts must not mix. */
export function draftKeyOf(subject: Subject, initialMessage = ''): string {
  if (subject.kind === 'order' && subject.basket !== undefined) return `order:basket:${subject.basketId ?? ''}`;
  if (subject.kind === 'order') return `order:${subject.product.id ?? subject.product.title}`;
  return initialMessage === '' ? subject.kind : `${subject.kind}:${initialMessage}`;
}

/** Fields of a rendered form whose text differs from `values`. */
export function typedValues(form: HTMLFormElement | null, values: FormValues): Partial<FormValues> {
  const typed: Partial<Record<FieldName, string>> = {};
  for (const field of Object.keys(EMPTY_VALUES) as FieldName[]) {
    const control = form?.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value !== values[field]) typed[field] = control.value;
  }
  return typed;
}

/** Fills the fields of a form from a draft, except those edited before the draft was read. */
export function mergeDraft(now: FormValues, edited: ReadonlySet<FieldName>, draft: FormValues): FormValues {
  const merged = { ...now };
  for (const field of Object.keys(EMPTY_VALUES) as FieldName[]) {
    if (!edited.has(field) && draft[field] !== '') merged[field] = draft[field];
  }
  return merged;
}
