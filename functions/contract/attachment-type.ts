import type { AttachmentType } from './entities/attachment';

/** Bytes that `attachmentTypeOf` needs from the start of a file: drawing programs write long prologues. */
export const ATTACHMENT_HEAD_BYTES = 16_384;

const startsWith = (bytes: Uint8Array, signature: string, offset = 0): boolean =>
  Array.from(signature).every((character, index) => bytes[offset + index] === character.charCodeAt(0));

/** The type of a file by its first bytes; null for any type that is not accepted. Names and sent types prove nothing. */
export function attachmentTypeOf(head: Uint8Array): AttachmentType | null {
  if (startsWith(head, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'image/webp';
  if (startsWith(head, '%PDF-')) return 'application/pdf';
  return isSvg(new TextDecoder().decode(head)) ? 'image/svg+xml' : null;
}

/** What may stand before the root element: its beginning and its end. */
const PROLOGUE: readonly (readonly [string, string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
];

/** Whether the root element is `svg`. A scanner, because a regular expression could take exponential time. */
function isSvg(text: string): boolean {
  const lower = text.toLowerCase();
  let offset = 0;
  for (;;) {
    while (/[\s\ufeff]/.test(lower.charAt(offset))) offset += 1;
    const part = PROLOGUE.find(([start]) => lower.startsWith(start, offset));
    if (part === undefined) return /^<(?:svg:)?svg[\s>]/.test(lower.slice(offset, offset + 10));
    offset = endOf(lower, part, offset);
    if (offset === -1) return false;
  }
}

/** Offset behind a part of the prologue; -1 where it does not end. A document type may have declarations in brackets. */
function endOf(text: string, [start, end]: readonly [string, string], from: number): number {
  const close = text.indexOf(end, from + start.length);
  const bracket = start === '<!doctype' ? text.indexOf('[', from) : -1;
  const isBracketed = bracket !== -1 && bracket < close;
  const found = isBracketed ? text.indexOf(end, Math.max(bracket, text.indexOf(']', bracket))) : close;
  return found === -1 ? -1 : found + end.length;
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'hevc', 'mif1', 'msf1'];

/** Whether a file is a photo as Apple phones take them, which most browsers cannot decode. */
export const isHeic = (head: Uint8Array): boolean =>
  startsWith(head, 'ftyp', 4) && HEIC_BRANDS.some((brand) => startsWith(head, brand, 8));
