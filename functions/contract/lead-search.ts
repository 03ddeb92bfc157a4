/*
 * Search for leads by whole words. The server stores normalized `searchKeys`; the lead lists normalize their query the same way.
 * The schemas omit the keys, because no reader needs them.
 */

/** Fields that the search covers. */
export interface Searchable {
  name: string;
  email: string;
  mobile: string;
  companyname?: string;
  city?: string;
}

/** Each key is an index entry, so a name of a thousand words must not make a thousand. */
const MAX_KEYS = 30;
/** Digits of an Indian number without country or trunk prefix. */
const NATIONAL_DIGITS = 10;
/** Fewer digits count as a word, such as a house number or a year. */
const MIN_PHONE_DIGITS = 6;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Search keys of a lead. */
export function searchKeysOf({ name, email, mobile, companyname = '', city = '' }: Searchable): string[] {
  const digits = digitsOf(mobile);
  const keys = [fold(email.trim()), digits, digits.slice(-NATIONAL_DIGITS), ...[name, companyname, city].flatMap(wordsOf)];
  return [...new Set(keys.filter((key) => key !== ''))].slice(0, MAX_KEYS);
}

/** A number that people type where they leave none. */
const NO_NUMBER = /^(\d)\1*$/;

/** The search keys that leads of one sender share: the national part of the phone number, and the e-mail address. */
export function senderKeysOf({ mobile, email }: Pick<Searchable, 'mobile' | 'email'>): string[] {
  const number = digitsOf(mobile).slice(-NATIONAL_DIGITS);
  const address = fold(email.trim());
  return [
    ...(number.length >= MIN_PHONE_DIGITS && !NO_NUMBER.test(number) ? [number] : []),
    ...(address.includes('@') ? [address] : []),
  ];
}

const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]*[^\s<>()[\]"',;:.]/;
/** A text of nothing but a number, or a whole number within a text. */
const NUMBER = /^[+\d\s().\p{Pd}]+$|(?:\d[\s().\p{Pd}]*){10,}/u;
/** Titles and legal forms: the same company is written with and without them, short and long. */
const IGNORED = new Set(
  'mr mrs ms miss dr shri smt messrs and pvt private pvtltd ltd limited llp opc inc co company corp corporation'.split(' '),
);

/**
 * What a typed or pasted text names: its e-mail address, else the national part of its phone number, else its words without titles, legal
 * forms and the punctuation around them. Stored keys keep all words.
 */
export function normalizeQuery(text: string): string {
  // Contacts are copied with invisible marks of the writing direction. Within words, such marks are letters of some scripts.
  const visible = text.replace(/\p{Cf}/gu, '');
  const address = ADDRESS.exec(visible)?.[0];
  if (address !== undefined) return address;
  const digits = digitsOf(NUMBER.exec(visible)?.[0] ?? '');
  if (digits.length >= MIN_PHONE_DIGITS) return digits.slice(-NATIONAL_DIGITS);
  const words = text
    .replace(/\bm\/s\b/giu, ' ')
    .split(/\s+/)
    .filter((word) => !IGNORED.has(wordsOf(word).join('')));
  const bare = words
    .map((word) => word.replace(/^[^\p{L}\p{M}\p{N}#+@]+|[^\p{L}\p{M}\p{N}@]+$/gu, ''))
    .filter((word) => word !== '');
  return bare.join(' ') || text.trim();
}

/** Search terms of a query, the longest first because fewest leads share it. Empty if the query has no word. */
export function searchTermsOf(text: string): string[] {
  const query = normalizeQuery(text);
  const terms = query.split(' ').flatMap((word) => (word.includes('@') ? [fold(word)] : wordsOf(word)));
  return [...new Set(terms)].sort((one, other) => other.length - one.length);
}

/** Whether each term is a prefix of one of the lead's keys. */
export const matchesTerms = (lead: Searchable, terms: readonly string[]): boolean => {
  const keys = searchKeysOf(lead);
  return terms.every((term) => keys.some((key) => key.startsWith(term)));
};
