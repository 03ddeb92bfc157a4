import { MESSAGES } from '@catalogue/contract/messages';
import type { LeadKind } from './outbox/item';

/** Texts of the enquiry forms before a submission; outbox/outbox-texts.ts has the rest. SPEC §8's texts are to the letter. */
export const ENQUIRY_FORM_TEXTS = {
  quickTitle: 'Quick Enquiry',
  orderTitle: 'Enquiry Form',
  labels: {
    name: 'Name',
    companyname: 'Company Name',
    city: 'City Name',
    mobile: 'Mobile (Max 10 digit)',
    email: 'Email',
    quantity: 'Quantity',
    message: 'Message',
    product: 'Product Request',
  },
  submit: 'Submit',
  sending: 'Sending',
  privacy: 'We use these details only to answer your enquiry.',
  privacyLink: 'Privacy Policy',
  honeypot: 'Website',

  failure: {
    quickEnquiry: 'Something Went Wrong!!!Please Try Again Later.',
    order: MESSAGES.orderRefused,
  } satisfies Record<LeadKind, string>,
  notLoaded: 'No connection just now. Your text stays in the form: please submit it again in a moment.',
} as const;
