/** A random UUID of version 4: only such an id gives its sender rights. `crypto.randomUUID` is missing on plain-http origins. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SHORT_LENGTH = 20;

/** A random id of 20 letters and digits, as Firestore makes them: links, lists and QR codes carry it, and a UUID has 36 characters. */
export function newShortId(): string {
  let id = '';
  while (id.length < SHORT_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(SHORT_LENGTH)))
      // Bytes beyond the last multiple of 62 would make some letters more frequent.
      if (byte < 4 * LETTERS.length) id += LETTERS.charAt(byte % LETTERS.length);
  return id.slice(0, SHORT_LENGTH);
}
