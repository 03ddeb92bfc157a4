import { readNumber } from '@catalogue/contract/read-number';

const MAX = 999_999_999;

/** Reads a whole number as people type it: `1,000`, `₹500`. null for any other text, and for one below 1. */
export function readWholeNumber(text: string): number | null {
  const number = readNumber(text);
  return Number.isInteger(number) && number !== null && number >= 1 && number <= MAX ? number : null;
}
