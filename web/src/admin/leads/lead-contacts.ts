import type { Lead } from '../../data/leads/lead-view';
import { mailLink } from '../../lib/mail-link';
import { SITE } from '@catalogue/contract/site';
import { LEAD_TEXTS } from './lead-texts';

/** A phone number in international digits; null for less than six digits. */
export function phoneNumber(mobile: string): string | null {
  const digits = mobile.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 6) return null;
  return mobile.trim().startsWith('+') || digits.length > 10 ? digits : `${SITE.countryCode}${digits}`;
}

/** URLs to call, to message by WhatsApp and to mail a lead; null where it left no number or address. */
export function leadContacts(
  lead: Lead,
  message: string,
): { call: string | null; whatsapp: string | null; mail: string | null } {
  const number = phoneNumber(lead.mobile);
  const text = encodeURIComponent(message);
  const subject = encodeURIComponent(LEAD_TEXTS.mailSubject(lead.reference));
  return {
    call: number === null ? null : `tel:+${number}`,
    whatsapp: number === null ? null : `https://wa.me/${number}?text=${text}`,
    mail: lead.email.includes('@') ? `${mailLink(lead.email)}?subject=${subject}&body=${text}` : null,
  };
}
