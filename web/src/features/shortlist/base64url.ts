const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Six bits of each character. Stops at the first character that is not of the alphabet. */
export function sextetsOf(text: string): number[] {
  const sextets: number[] = [];
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value === -1) break;
    sextets.push(value);
  }
  return sextets;
}

const textOf = (sextets: readonly number[]): string => sextets.map((value) => ALPHABET.charAt(value)).join('');

/** Regroups bits; the last group is filled with zeros, or dropped when it is only a filling. */
function regroup(values: readonly number[], from: number, to: number, isPadded: boolean): number[] {
  const groups: number[] = [];
  let [bits, count] = [0, 0];
  for (const value of values) {
    bits = (bits << from) | value;
    count += from;
    while (count >= to) {
      count -= to;
      groups.push((bits >> count) & ((1 << to) - 1));
    }
    bits &= (1 << count) - 1;
  }
  if (isPadded && count > 0) groups.push((bits << (to - count)) & ((1 << to) - 1));
  return groups;
}

export const packSextets = (sextets: readonly number[]): number[] => regroup(sextets, 6, 8, true);

/** The first `length` characters of packed sextets. */
export const unpackText = (bytes: readonly number[], length: number): string =>
  textOf(regroup(bytes, 8, 6, true).slice(0, length));

/** RFC 4648 section 5, without padding. */
export const toBase64Url = (bytes: readonly number[]): string => textOf(regroup(bytes, 8, 6, true));

/** Bytes up to the first foreign character. */
export const fromBase64Url = (text: string): number[] => regroup(sextetsOf(text), 6, 8, false);
