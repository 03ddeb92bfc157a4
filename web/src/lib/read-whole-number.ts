import { readNumber } from '@catalogue/contract/read-number';

/** Reads a whole number of a query: `1000`. null for any other text, and for one below 1. */
export const readQueryNumber = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;

/** Reads a whole number as people type it: `1,000`, `₹500`. null for any other text, and for one below 1. */
export function readWholeNumber(text: string): number | null {
  const number = readNumber(text);
  return number !== null && Number.isSafeInteger(number) && number >= 1 ? number : null;
}
