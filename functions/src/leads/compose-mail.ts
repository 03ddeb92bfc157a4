import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { Order, QuickEnquiry } from '@catalogue/contract/entities/stored-lead';
import { missingFieldMessages } from '@catalogue/contract/entities/lead';
import { lineText } from '@catalogue/contract/order-lines';
import { leadPath } from '@catalogue/contract/paths';
import { dayText } from './day-text';

export type StoredLead = ({ kind: 'quickEnquiry' } & QuickEnquiry) | ({ kind: 'order' } & Order);

export interface MailContent {
  /** Null: staff. */
  to: { name: string; address: string } | null;
  subject: string;
  text: string;
  /** Reply-To: the client. Null if the lead has no usable e-mail address. */
  replyTo: { name: string; address: string } | null;
}

export const DESK_PATHS: Readonly<Record<LeadKind, string>> = { quickEnquiry: '/Admin/quick-enquiry', order: '/Admin/orders' };

/** The mail to staff about a new lead. Client text is limited to one line each, or placed in the body. */
export function composeMail(lead: StoredLead, siteUrl: string): MailContent {
  const gaps = Object.values(missingFieldMessages(lead.kind, lead));
  const text = [
    ...fieldRows(lead).flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])),
    '',
    ...(gaps.length > 0 ? [`Left open: ${gaps.join(', ')}`, ''] : []),
    deskLine(lead, siteUrl),
    '',
  ].join('\n');
  return { to: null, subject: subjectOf(lead), text, replyTo: replyToOf(lead.name, lead.email) };
}

/** The mail to staff about a note that the enquirer added. Null if the lead has no such note. */
export function composeNoteMail(lead: StoredLead, noteId: string, siteUrl: string): MailContent | null {
  const note = lead.enquirerNotes?.find(({ id }) => id === noteId);
  if (note === undefined) return null;
  const text = [note.text, '', deskLine(lead, siteUrl), ''].join('\n');
  const subject = oneLine(`Note on ${lead.reference} from ${lead.name}`).slice(0, 180);
  return { to: null, subject, text, replyTo: replyToOf(lead.name, lead.email) };
}

const deskLine = ({ kind, id }: StoredLead, siteUrl: string): string => `Answer it at ${siteUrl}${leadPath(kind, id)}`;

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

/** Removes control characters (header injection) and invisible direction marks (spoofed addresses). */
export const oneLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Stricter than RFC 5322: an unusual address appears in the text only, never in a header. */
export const replyToOf = (name: string, email: string): MailContent['replyTo'] =>
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(email)
    ? { name: oneLine(name).slice(0, 100), address: email }
    : null;
