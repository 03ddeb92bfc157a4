import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { endOfPicture } from './check-picture';

const noise = sharp({
  create: { width: 90, height: 70, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
});
const kinds = {
  png: () => noise.clone().png(),
  'interlaced png': () => noise.clone().png({ progressive: true }),
  'palette png': () => noise.clone().png({ palette: true }),
  jpeg: () => noise.clone().jpeg(),
  'progressive jpeg': () => noise.clone().jpeg({ progressive: true }),
  'jpeg with a thumbnail-like profile': () => noise.clone().withIccProfile('p3').jpeg({ quality: 100 }),
};

describe('endOfPicture', () => {
  it.each(Object.entries(kinds))('finds the end of a %s before trailing bytes', async (_, make) => {
    const bytes = await make().toBuffer();
    for (const rest of [Buffer.alloc(0), Buffer.alloc(9), Buffer.from('behind'), bytes]) {
      expect(endOfPicture(Buffer.concat([bytes, rest]))?.end).toBe(bytes.byteLength);
    }
  });

  it.each(Object.entries(kinds))('returns null for a truncated %s', async (_, make) => {
    const bytes = await make().toBuffer();
    for (const part of [0.1, 0.5, 0.9])
      expect(endOfPicture(bytes.subarray(0, Math.floor(bytes.byteLength * part)))?.end).toBeNull();
  });

  it('never throws and never reads beyond the end', () => {
    const starts = [[], [0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const bytes = Buffer.from([...start, ...rest]);
        expect(endOfPicture(bytes)?.end ?? 0).toBeLessThanOrEqual(bytes.byteLength);
      }),
      { numRuns: 2_000 },
    );
  });
});
