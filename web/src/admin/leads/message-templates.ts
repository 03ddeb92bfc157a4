import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import { SITE } from '@catalogue/contract/site';
import { serverNow } from '../../data/network/server-clock';
import type { Lead } from '../../lib/lead-view';
import { answerDay } from './answer-day';

export const TEMPLATES = ['thanks', 'details', 'quote', 'followUp'] as const;
export type Template = (typeof TEMPLATES)[number];

/** The template that fits a status. */
export const templateFor = (status: LeadStatus): Template =>
  (
    {
      new: 'thanks',
      suspect: 'thanks',
      contacted: 'quote',
      quoted: 'followUp',
      won: 'thanks',
      lost: 'followUp',
      merged: 'thanks',
    } as const
  )[status];

const subjectOf = (lead: Lead): string =>
  lead.kind === 'order' && lead.productrequest !== ''
    ? ` about ${lead.quantity === null ? '' : `${lead.quantity.toLocaleString('en-IN')} × `}${lead.productrequest}`
    : '';

/** A message to a lead, filled with its name, reference and product. */
export function messageOf(template: Template, lead: Lead, now = serverNow()): string {
  const hello = `Hello${lead.name === '' ? '' : ` ${lead.name}`}, `;
  const enquiry = `your enquiry ${lead.reference}${subjectOf(lead)}`;
  const texts: Record<Template, string> = {
    thanks: `thank you for ${enquiry}. We will answer ${answerDay(now)}.`,
    details: `thank you for ${enquiry}. May we ask for the quantity, the date you need it and where to deliver?`,
    quote: `here is our quotation for ${enquiry}. It is valid for 15 days.`,
    followUp: `may we ask whether our quotation for ${enquiry} suits you? We are glad to adjust it.`,
  };
  return `${hello}${texts[template]} ${SITE.name}`;
}
