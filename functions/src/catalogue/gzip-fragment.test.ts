import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32Combine } from './crc32-combine';
import { compressFragment, gzipOf, readFragment } from './gzip-fragment';

it('joins compressed texts into one gzip member', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (texts) => {
      const joined = gzipOf(texts.map(compressFragment));
      expect(gunzipSync(joined).toString()).toBe(texts.join(''));
    }),
  );
});

it('joins texts longer than the window of deflate', () => {
  const texts = ['a'.repeat(100_000), '', 'b'.repeat(70_000), 'ü'];
  expect(gunzipSync(gzipOf(texts.map(compressFragment))).toString()).toBe(texts.join(''));
});

it('reads a fragment and refuses a damaged one', () => {
  const fragment = compressFragment('{"title":"Flask"}');
  expect(readFragment(fragment)).toBe('{"title":"Flask"}');
  expect(() => readFragment({ ...fragment, crc: fragment.crc ^ 1 })).toThrow('damaged');
  expect(() => readFragment({ ...fragment, bytes: fragment.bytes.slice(0, 4) })).toThrow();
});

it('combines checksums as zlib does', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array({ maxLength: 5_000 }), (one, other) => {
      expect(crc32Combine(crc32(one), crc32(other), other.byteLength)).toBe(crc32(Buffer.concat([one, other])));
    }),
  );
});
