import type { LeadKind } from './entities/lead';

/** Without I, L, O and U, which are misheard and misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;

/** A whole reference of either kind. */
export const REFERENCE = new RegExp(`^[HQ]-[${ALPHABET}]{${LENGTH}}$`);

const prefixOf = (kind: LeadKind): string => (kind === 'order' ? 'H' : 'Q');

/** The reference that people say on the phone, e.g. `Q-7F3K2M9`, from 7 bytes. The server chooses them: a label, not a key. */
export const referenceOf = (kind: LeadKind, bytes: Uint8Array): string =>
  `${prefixOf(kind)}-${Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte & 31)).join('')}`;

/** The reference that a typed text means, with or without prefix and dash, `O` for `0`, `I` or `L` for `1`; null for another text. */
export function readReference(kind: LeadKind, text: string): string | null {
  const typed = text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const code = typed.slice(-LENGTH);
  const prefix = typed.slice(0, -LENGTH) || prefixOf(kind);
  return code.length === LENGTH && /^[HQ]$/.test(prefix) ? `${prefix}-${code}` : null;
}
