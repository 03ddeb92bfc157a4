import fc from 'fast-check';
import * as zlib from 'node:zlib';
import { it } from 'vitest';
import { crc32 } from './crc32';

it('agrees with zlib', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => crc32(bytes) === zlib.crc32(bytes)));
});
