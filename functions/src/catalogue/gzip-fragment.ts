import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { crc32Combine } from './crc32-combine';

/** Compressed text that can be joined with others into one gzip file without compressing anything again. */
export interface Fragment {
  /** Raw deflate blocks that end on a byte boundary; none of them is the last of a file. */
  bytes: Uint8Array;
  /** Of the text in UTF-8. */
  length: number;
  crc: number;
}

const OPEN = { finishFlush: constants.Z_SYNC_FLUSH } as const;

const HEADER = Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty final block. */
const LAST_BLOCK = Uint8Array.from([3, 0]);

/** Compresses a text into a fragment. */
export function compressFragment(text: string): Fragment {
  const plain = Buffer.from(text);
  return { bytes: deflateRawSync(plain, OPEN), length: plain.byteLength, crc: crc32(plain) };
}

export const EMPTY_FRAGMENT = compressFragment('');
const COMMA = compressFragment(',');

/** Fragments of JSON with commas between those that are not empty. */
export const joinedByCommas = (fragments: readonly Fragment[]): Fragment[] =>
  fragments.filter(({ length }) => length > 0).flatMap((fragment, index) => (index === 0 ? [fragment] : [COMMA, fragment]));

/** The text of a fragment. @throws if the bytes are damaged */
export function readFragment({ bytes, length, crc }: Fragment): string {
  const plain = inflateRawSync(bytes, OPEN);
  if (plain.byteLength !== length || crc32(plain) !== crc) throw new Error('The fragment is damaged');
  return plain.toString('utf8');
}

/** One gzip file of all the fragments' texts. One member only: browsers ignore what follows the first. */
export function gzipOf(fragments: readonly Fragment[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    fragments.reduce((crc, fragment) => crc32Combine(crc, fragment.crc, fragment.length), 0),
    0,
  );
  trailer.writeUInt32LE(fragments.reduce((length, fragment) => length + fragment.length, 0) % 2 ** 32, 4);
  return Buffer.concat([HEADER, ...fragments.map(({ bytes }) => bytes), LAST_BLOCK, trailer]);
}
