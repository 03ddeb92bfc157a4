/** Reflected polynomial of CRC-32 (RFC 1952). */
const POLYNOMIAL = 0xedb88320;

/** CRC-32 of some bytes, as an unsigned number. */
export function crc32(bytes: Iterable<number>): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
