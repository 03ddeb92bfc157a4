import { chatLink } from '@catalogue/contract/company';
import type { Lead } from '../../data/leads/lead-view';
import { mailLink } from '../../lib/mail-link';
import { phoneNumber } from '../../lib/phone-number';
import { LEAD_TEXTS } from './lead-texts';

/** URLs to call, to message by WhatsApp and to mail a lead; null where it left no number or address. */
export function leadContacts(
  lead: Lead,
  message: string,
): { call: string | null; whatsapp: string | null; mail: string | null } {
  const number = phoneNumber(lead.mobile);
  const subject = encodeURIComponent(LEAD_TEXTS.mailSubject(lead.reference));
  return {
    call: number === null ? null : `tel:+${number}`,
    whatsapp: number === null ? null : chatLink(number, message),
    mail: lead.email.includes('@') ? `${mailLink(lead.email)}?subject=${subject}&body=${encodeURIComponent(message)}` : null,
  };
}
