import type { LeadKind } from './entities/lead';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';

/** SPEC §2 and §3. */
export const LEAD_LABELS = {
  name: 'Name',
  companyname: 'Company Name',
  city: 'City Name',
  mobile: 'Mobile (Max 10 digit)',
  email: 'Email',
  quantity: 'Quantity',
  message: 'Message',
  productrequest: 'Product Request',
} as const;

export interface LeadField {
  name: Exclude<keyof typeof LEAD_LABELS, 'productrequest'>;
  type: 'text' | 'tel' | 'email' | 'number' | 'textarea';
  autoComplete: string;
  maxLength: number;
  /** Takes a whole row where fields stand side by side. */
  isWide?: true;
}

interface LeadForm {
  title: string;
  /** SPEC §7: where the form and the outbox send the lead. */
  path: string;
  fields: readonly LeadField[];
  /** SPEC §8, to the letter. */
  success: string;
  failure: string;
}

const NAME: LeadField = { name: 'name', type: 'text', autoComplete: 'name', maxLength: LIMITS.name };
const MOBILE: LeadField = {
  name: 'mobile',
  type: 'tel',
  autoComplete: 'tel',
  maxLength: LIMITS.mobile,
};
const EMAIL: LeadField = { name: 'email', type: 'email', autoComplete: 'email', maxLength: LIMITS.email };

/** Both enquiry forms: rendered by the web app, and by the API when it answers a form that was sent without scripts. */
export const LEAD_FORMS = {
  quickEnquiry: {
    title: 'Quick Enquiry',
    path: '/api/quick-enquiries',
    fields: [
      NAME,
      MOBILE,
      { ...EMAIL, isWide: true },
      {
        name: 'message',
        type: 'textarea',
        autoComplete: 'off',
        maxLength: LIMITS.message,
        isWide: true,
      },
    ],
    success: 'Query Send Successfully!!!',
    failure: 'Something Went Wrong!!!Please Try Again Later.',
  },
  order: {
    title: 'Enquiry Form',
    path: '/api/myorders/add',
    fields: [
      NAME,
      {
        name: 'companyname',
        type: 'text',
        autoComplete: 'organization',
        maxLength: LIMITS.company,
      },
      { name: 'city', type: 'text', autoComplete: 'address-level2', maxLength: LIMITS.city },
      MOBILE,
      EMAIL,
      { name: 'quantity', type: 'number', autoComplete: 'off', maxLength: 12 },
    ],
    success: 'Query Sent Successfully!!!',
    failure: MESSAGES.orderRefused,
  },
} as const satisfies Record<LeadKind, LeadForm>;

/** Texts of the forms that the web app and the API's page share. */
export const LEAD_FORM_TEXTS = {
  honeypot: 'Website',
  submit: 'Submit',
  sent: (reference: string) => `Sent. Your reference is ${reference}.`,
  followStatus: 'Track this enquiry',
  received: 'We have received it, and answer by e-mail or phone.',
  receivedIncomplete: 'We have received it. We will ask you for what was left open.',
  sentIncomplete: (reference: string) => `Sent. Your reference is ${reference}. We will ask you for what was left open.`,
} as const;
