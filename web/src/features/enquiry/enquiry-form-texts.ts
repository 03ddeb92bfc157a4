import { plural } from '../../lib/plural';

/** Texts of the enquiry forms before a submission. contract/lead-forms.ts and outbox/outbox-texts.ts have the rest. */
export const ENQUIRY_FORM_TEXTS = {
  sending: 'Sending',
  shortNumber: (digits: number) => `This number has ${plural(digits, 'digit')}. Send anyway?`,
  sendAnyway: 'Send anyway',
  fromLast: 'Filled in from your last enquiry. Not you?',
  clear: 'Clear',
  each: (price: string) => `${price} each`,
  neededBy: (day: string) => `needed by ${day}`,
  privacy: 'We use these details only to answer your enquiry.',
  privacyLink: 'Privacy Policy',
  notLoaded: 'No connection just now. Your text stays in the form: please submit it again in a moment.',
} as const;
