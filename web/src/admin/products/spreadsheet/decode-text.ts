/** The text of a file, and whether its encoding is a guess. */
export interface DecodedText {
  text: string;
  isGuess: boolean;
}

const UTF_16: readonly (readonly [mark: string, encoding: string])[] = [
  ['255,254', 'utf-16le'],
  ['254,255', 'utf-16be'],
];

/**
 * Decodes UTF-16 with a byte order mark, and UTF-8. Bytes that are neither are taken for Windows-1252, in which Excel saves "CSV"
 * unless one chooses "CSV UTF-8".
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = bytes.subarray(0, 2).join();
  const utf16 = UTF_16.find(([start]) => start === mark)?.[1];
  if (utf16 !== undefined) return { text: new TextDecoder(utf16).decode(bytes), isGuess: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}
