const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Name of a new upload. It must differ from the other uploads of its document only, and every list of the catalogue carries it,
 * so it is short: 59 random bits.
 */
export const newUploadName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
