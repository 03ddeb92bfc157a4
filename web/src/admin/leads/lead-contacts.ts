import type { Lead } from '../../lib/lead-view';
import { SITE } from '@catalogue/contract/site';
import { LEAD_TEXTS } from './lead-texts';

/** A number as machines dial it; null where too few digits are left to be one. */
export function phoneNumber(mobile: string): string | null {
  const digits = mobile.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 6) return null;
  return mobile.trim().startsWith('+') || digits.length > 10 ? digits : `${SITE.countryCode}${digits}`;
}

const greeting = (lead: Lead): string =>
  LEAD_TEXTS.greeting(lead.name, lead.reference, lead.kind === 'order' ? lead.productrequest : '');

/** Where a tap answers a lead; null where it left no such way. */
export function leadContacts(lead: Lead): { call: string | null; whatsapp: string | null; mail: string | null } {
  const number = phoneNumber(lead.mobile);
  const text = encodeURIComponent(greeting(lead));
  const subject = encodeURIComponent(LEAD_TEXTS.mailSubject(lead.reference));
  return {
    call: number === null ? null : `tel:+${number}`,
    whatsapp: number === null ? null : `https://wa.me/${number}?text=${text}`,
    mail: lead.email.includes('@') ? `mailto:${encodeURIComponent(lead.email)}?subject=${subject}&body=${text}` : null,
  };
}
