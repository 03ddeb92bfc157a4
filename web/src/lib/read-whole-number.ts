import { readNumber } from '@catalogue/contract/read-number';

/** Reads a whole number as people type it: `1,000`, `₹500`. null for any other text, and for one below 1. */
export function readWholeNumber(text: string): number | null {
  const number = readNumber(text);
  return number !== null && Number.isSafeInteger(number) && number >= 1 ? number : null;
}
