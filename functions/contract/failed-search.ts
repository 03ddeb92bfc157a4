/* Without schemas: the search page imports it. */

/** Most characters of a counted search, and of one of its words. */
const MAX = { text: 60, word: 24, words: 4 } as const;
/** A phone number, an order number or a date of birth has this many digits. */
const MIN_PERSONAL_DIGITS = 6;

/**
 * A failed search as it may be counted: lower-case words without accents. null for one that is not counted: it is too short or
 * too long, or looks like an e-mail address, a link or a number that belongs to a person.
 */
export function countableSearch(text: string): string | null {
  if (/[@/\\:]/.test(text) || text.length > MAX.text) return null;
  if ((text.match(/\d/g)?.length ?? 0) >= MIN_PERSONAL_DIGITS) return null;
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
  const words = plain.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > MAX.words || words.some(({ length }) => length > MAX.word)) return null;
  const counted = words.join(' ');
  return counted.length < 3 ? null : counted;
}
