export type FieldName = 'name' | 'companyname' | 'city' | 'mobile' | 'email' | 'quantity' | 'message';
/** What stands in the fields of a form, as typed. */
export type FormValues = Readonly<Record<FieldName, string>>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** What a form is about: a quick enquiry, or an order for a product. */
export type Subject = { kind: 'quickEnquiry' } | { kind: 'order'; product: { id: string | null; title: string } };

export const EMPTY_VALUES: FormValues = {
  name: '',
  companyname: '',
  city: '',
  mobile: '',
  email: '',
  quantity: '',
  message: '',
};

/**
 * Where the draft of a form is kept. Each product has its own, and so has each message that a page began: what somebody looked
 * for earlier must not stand in for what they look for now.
 */
export function draftKeyOf(subject: Subject, initialMessage = ''): string {
  if (subject.kind === 'order') return `order:${subject.product.id ?? subject.product.title}`;
  return initialMessage === '' ? subject.kind : `${subject.kind}:${initialMessage}`;
}

/** A draft in a form that may have been typed in before the draft was there: what was typed stays, what was not is the draft's. */
export function mergeDraft(now: FormValues, typed: ReadonlySet<FieldName>, draft: FormValues): FormValues {
  const merged = { ...now };
  for (const field of Object.keys(EMPTY_VALUES) as FieldName[]) {
    if (!typed.has(field) && draft[field] !== '') merged[field] = draft[field];
  }
  return merged;
}
