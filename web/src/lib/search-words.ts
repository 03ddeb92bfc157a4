import { wordsOf } from './inverted-index';
import { singular } from './singular';

/** The words of a text, those with punctuation within as one: 'DRK-01' becomes 'drk01', "women's" becomes 'womens'. */
export const searchWordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => wordsOf(word).join(''))
    .filter(Boolean);

/** The text in which `hasWords` looks: its words, and their parts between punctuation. */
export const searchableText = (text: string): string => ` ${[...searchWordsOf(text), ...wordsOf(text)].join(' ')} `;

/** Whether a searchable text has every word of a search, anywhere or in the singular. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word) || text.includes(` ${singular(word)} `));
