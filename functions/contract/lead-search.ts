/*
 * How a lead is found among all of them: by whole words, folded alike by the server that stores it (`searchKeys`) and by
 * the desk that asks. The schemas leave the keys out: nobody reads them, not even over REST, and a lead that was stored
 * before there were any is a lead like the others.
 */

/** What a lead is found by. */
export interface Searchable {
  name: string;
  email: string;
  mobile: string;
  companyname?: string;
  city?: string;
}

/** Each key is a line of an index: a name of a thousand words must not become a thousand of them. */
const MAX_KEYS = 30;
/** A number without what stands before it to reach India, or a town, from elsewhere. */
const NATIONAL_DIGITS = 10;
/** Fewer digits are a word like others: a house number, a year. */
const MIN_PHONE_DIGITS = 6;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Everything that a lead answers to. */
export function searchKeysOf({ name, email, mobile, companyname = '', city = '' }: Searchable): string[] {
  const digits = digitsOf(mobile);
  const keys = [fold(email.trim()), digits, digits.slice(-NATIONAL_DIGITS), ...[name, companyname, city].flatMap(wordsOf)];
  return [...new Set(keys.filter((key) => key !== ''))].slice(0, MAX_KEYS);
}

/** What somebody types, as keys: the longest, which fewest leads share, comes first. Empty: there is nothing to look for. */
export function searchTermsOf(text: string): string[] {
  const digits = digitsOf(text);
  if (/^[+\d\s().-]+$/.test(text) && digits.length >= MIN_PHONE_DIGITS) return [digits.slice(-NATIONAL_DIGITS)];
  const terms = text.split(/\s+/).flatMap((word) => (word.includes('@') ? [fold(word)] : wordsOf(word)));
  return [...new Set(terms)].sort((one, other) => other.length - one.length);
}

/** Whether a lead answers to all of the terms; a beginning is enough. */
export const matchesTerms = (lead: Searchable, terms: readonly string[]): boolean => {
  const keys = searchKeysOf(lead);
  return terms.every((term) => keys.some((key) => key.startsWith(term)));
};
