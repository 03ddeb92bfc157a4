import type { Company } from '@catalogue/contract/entities/company';
import { enquiryStatusPath } from '@catalogue/contract/paths';
import { oneLine, replyToOf } from './compose-mail';
import type { MailContent, StoredLead } from './compose-mail';

/** Enough to recognise the enquiry; too little to make the mail a carrier for somebody else's text. */
const MAX_QUOTE = 300;

/** The confirmation to the client: reference, requested products, status link. Null without a usable e-mail address. */
export function composeConfirmation(
  lead: StoredLead,
  siteUrl: string,
  statusToken: string,
  company: Company,
): MailContent | null {
  const to = replyToOf(lead.name, lead.email);
  if (to === null) return null;
  const text = [
    `Thank you for your enquiry. We answer ${company.answers}.`,
    '',
    `Reference: ${lead.reference}`,
    ...askedFor(lead),
    '',
    'See how far we are, or add something:',
    `${siteUrl}${enquiryStatusPath(lead.reference, statusToken)}`,
    '',
    `${company.legalName}, ${company.phone}`,
    'If you did not send this enquiry, you can ignore this mail.',
    '',
  ].join('\n');
  return {
    to,
    subject: `We have your enquiry ${lead.reference}`,
    text,
    replyTo: { name: company.name, address: company.sales },
  };
}

function askedFor(lead: StoredLead): string[] {
  if (lead.kind === 'quickEnquiry') return [`Your message: ${quoted(lead.message)}`];
  const quantity = lead.quantity === null ? [] : [`Quantity: ${lead.quantity}`];
  return [`Product: ${quoted(lead.productrequest)}`, ...quantity];
}

/** Links are made unclickable: anybody can enter anybody's address into the form. */
const quoted = (text: string): string =>
  oneLine(text)
    .replace(/:\/\//g, ': //')
    .replace(/\.(?=\p{L})/gu, '. ')
    .slice(0, MAX_QUOTE);
