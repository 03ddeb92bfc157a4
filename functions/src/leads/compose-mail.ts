import type { Company } from '@catalogue/contract/entities/company';
import type { Order, QuickEnquiry } from '@catalogue/contract/entities/stored-lead';
import { missingFieldMessages } from '@catalogue/contract/entities/lead';
import { lineText } from '@catalogue/contract/order-lines';
import { enquiryStatusPath, leadPath } from '@catalogue/contract/paths';

export type StoredLead = ({ kind: 'quickEnquiry' } & QuickEnquiry) | ({ kind: 'order' } & Order);

export interface MailContent {
  /** An address; null: staff. */
  to: string | null;
  subject: string;
  text: string;
  /** Reply-To: the client. Null if the lead has no usable e-mail address. */
  replyTo: { name: string; address: string } | null;
}

/** Enough to recognise the enquiry; too little to make the mail a carrier for somebody else's text. */
const MAX_QUOTE = 300;

/** The mail to staff about a new lead. Client text is limited to one line each, or placed in the body. */
export function composeMail(lead: StoredLead, siteUrl: string): MailContent {
  const gaps = Object.values(missingFieldMessages(lead.kind, lead));
  const text = [
    ...fieldRows(lead).flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])),
    '',
    ...(gaps.length > 0 ? [`Left open: ${gaps.join(', ')}`, ''] : []),
    answerLine(lead, siteUrl),
    '',
  ].join('\n');
  return { to: null, subject: subjectOf(lead), text, replyTo: replyToOf(lead.name, lead.email) };
}

/** The mail to staff about a note that the enquirer added. Null if the lead has no such note. */
export function composeNoteMail(lead: StoredLead, noteId: string, siteUrl: string): MailContent | null {
  const note = lead.enquirerNotes?.find(({ id }) => id === noteId);
  if (note === undefined) return null;
  const text = [note.text, '', answerLine(lead, siteUrl), ''].join('\n');
  const subject = oneLine(`Note on ${lead.reference} from ${lead.name}`).slice(0, 180);
  return { to: null, subject, text, replyTo: replyToOf(lead.name, lead.email) };
}

const answerLine = ({ kind, id }: StoredLead, siteUrl: string): string => `Answer it at ${siteUrl}${leadPath(kind, id)}`;

function subjectOf(lead: StoredLead): string {
  const from = [lead.name, lead.kind === 'order' ? lead.companyname : ''].map(oneLine).filter(Boolean).join(', ');
  const what = lead.kind === 'order' ? `Order ${lead.reference}: ${amount(lead)}` : `Enquiry ${lead.reference}`;
  return oneLine(from === '' ? what : `${what} from ${from}`).slice(0, 180);
}

const amount = ({ quantity, productrequest }: Order): string =>
  [quantity === null ? '' : `${quantity} x`, oneLine(productrequest)].filter(Boolean).join(' ');

function fieldRows(lead: StoredLead): [string, string][] {
  const person: [string, string][] = [
    ['Reference', lead.reference],
    ['Name', oneLine(lead.name)],
    ['Mobile', oneLine(lead.mobile)],
    ['Email', oneLine(lead.email)],
    ['Photo or logo', lead.attachment === undefined ? '' : `${oneLine(lead.attachment.name)} (in the lead)`],
  ];
  if (lead.kind === 'quickEnquiry') return [...person, ['Message', `\n${lead.message}`]];
  return [
    ...person,
    ['City', oneLine(lead.city)],
    ['Company', oneLine(lead.companyname)],
    ['Product', oneLine(lead.productrequest)],
    ['Quantity', lead.quantity === null ? '' : String(lead.quantity)],
    ['Products', (lead.lines ?? []).map((line) => `\n- ${oneLine(lineText(line))}`).join('')],
    ['Needed by', dayText(lead.neededBy ?? '')],
    ['Budget per piece', lead.budget?.toString() ?? ''],
    ['Pincode', oneLine(lead.pincode ?? '')],
  ];
}

/** '18 Dec 2026', of a day as '2026-12-18'. What is no day stays as it is: REST clients may send '2026-13-45'. */
export function dayText(isoDay: string): string {
  const noon = Date.parse(`${isoDay}T12:00:00Z`);
  if (Number.isNaN(noon)) return isoDay;
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(noon);
}

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
    to: to.address,
    subject: `We have your enquiry ${lead.reference}`,
    text,
    replyTo: { name: company.name, address: company.sales },
  };
}

function askedFor(lead: StoredLead): string[] {
  if (lead.kind === 'quickEnquiry') return [`Your message: ${quoted(lead.message)}`];
  const product = quoted(lead.productrequest);
  return [
    ...(product === '' ? [] : [`Product: ${product}`]),
    ...(lead.quantity === null ? [] : [`Quantity: ${lead.quantity}`]),
  ];
}

/** Links are made unclickable: anybody can enter anybody's address into the form. */
const quoted = (text: string): string =>
  oneLine(text)
    .replace(/:\/\//g, ': //')
    .replace(/\.(?=\p{L})/gu, '. ')
    .slice(0, MAX_QUOTE);

/** Removes control characters (header injection) and invisible direction marks (spoofed addresses), not the joiners of Indic words. */
export const oneLine = (value: string): string =>
  value
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Stricter than RFC 5322: an unusual address appears in the text only, never in a header. */
export const replyToOf = (name: string, email: string): MailContent['replyTo'] =>
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(email)
    ? { name: oneLine(name).slice(0, 100), address: email }
    : null;
