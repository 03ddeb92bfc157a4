import type { LeadKind } from '@catalogue/contract/entities/lead';
import { crc32 } from './crc32';

/** An enquiry sent as a transfer code by chat, mail or QR code instead of the API. */
export interface TransferredLead {
  kind: LeadKind;
  id: string;
  /** Unchecked: validate it like a request's body. */
  content: Readonly<Record<string, unknown>>;
}

const PREFIX = 'ENQ1';
const LETTERS: Readonly<Record<string, LeadKind>> = { H: 'order', Q: 'quickEnquiry' };

/** CRC-32 in hex: finds a code that was cut or retyped. */
const checksum = (text: string): string => crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');

/** Base64 has no underscore or asterisk, which chats read as formatting. */
const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')).replace(/=+$/, '');

const fromBase64 = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));

/** `ENQ1.payload.checksum`: kind, id and every filled field. */
export function encodeTransferCode({ kind, id, content }: TransferredLead): string {
  const filled = Object.entries(content).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  const payload = toBase64(JSON.stringify([kind === 'order' ? 'H' : 'Q', id, Object.fromEntries(filled)]));
  return `${PREFIX}.${payload}.${checksum(payload)}`;
}

/** The enquiry in a pasted message; 'none' without a code, 'damaged' when the code is not whole. */
export function decodeTransferCode(message: string): TransferredLead | 'none' | 'damaged' {
  // Mail programs break long lines and quote them.
  const text = message.replace(/^[>\s]+/gm, '').replace(/\s+/g, '');
  if (!text.includes(`${PREFIX}.`)) return 'none';
  const [, payload = '', sum = ''] = /ENQ1\.([A-Za-z0-9+/]+)\.([0-9a-f]{8})/.exec(text) ?? [];
  if (payload === '' || checksum(payload) !== sum) return 'damaged';
  try {
    const [letter, id, content] = JSON.parse(fromBase64(payload)) as unknown[];
    const kind = LETTERS[String(letter)];
    if (kind === undefined || typeof id !== 'string' || typeof content !== 'object' || content === null) return 'damaged';
    return { kind, id, content: content as Record<string, unknown> };
  } catch {
    return 'damaged';
  }
}
