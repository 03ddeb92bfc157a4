import { normalizeQuery } from '@catalogue/contract/lead-search';

const PHONE_LIKE = /^\+?[\d\s().-]+$/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** Fewer digits are a quantity or a house number as well as a part of a phone number. */
const LEAST_DIGITS = 4;

/**
 * Whether the texts and the phone number of a lead, client or customer hold all words of a search, as typed or normalized. Digits of the
 * phone number are compared with digits, however they are grouped.
 */
export function matchesContact(texts: readonly string[], mobile: string, search: string): boolean {
  const digits = digitsOf(mobile);
  const hasNumber = (typed: string): boolean =>
    PHONE_LIKE.test(typed) && digitsOf(typed).length >= LEAST_DIGITS && digits.includes(digitsOf(typed));
  const folded = texts.join('\n').toLocaleLowerCase();
  const hasWords = (typed: string): boolean =>
    typed
      .toLocaleLowerCase()
      .split(/\s+/)
      .every((word) => folded.includes(word) || hasNumber(word));
  return [search, normalizeQuery(search)].some((typed) => hasNumber(typed) || hasWords(typed));
}
