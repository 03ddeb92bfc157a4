import { SITE } from '@catalogue/contract/site';

/** A phone number in international digits; null for less than six digits. */
export function phoneNumber(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 6) return null;
  return typed.trim().startsWith('+') || digits.length > 10 ? digits : `${SITE.countryCode}${digits}`;
}
