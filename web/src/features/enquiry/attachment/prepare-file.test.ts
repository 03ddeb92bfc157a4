import { LIMITS } from '@catalogue/contract/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeWithin, LONGEST_SIDE } from './prepare-file';

/** Encodes a picture that needs so many bytes for each pixel at full quality. */
const encoder = (bytesPerPixel: number, calls: [number, number][] = []) => {
  return (side: number, quality: number): Promise<Blob> => {
    calls.push([side, quality]);
    return Promise.resolve(new Blob([new Uint8Array(Math.ceil(side * side * 0.75 * bytesPerPixel * quality ** 2))]));
  };
};

it('keeps the full size and quality of a picture that fits', async () => {
  const calls: [number, number][] = [];
  const blob = await encodeWithin(LIMITS.attachedPhotoBytes, encoder(0.1, calls));
  expect(blob.size).toBeLessThanOrEqual(LIMITS.attachedPhotoBytes);
  expect(calls).toEqual([[LONGEST_SIDE, 0.85]]);
});

it('makes every photo fit, in at most 15 attempts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0.01, max: 4, noNaN: true }), async (bytesPerPixel) => {
      const calls: [number, number][] = [];
      const blob = await encodeWithin(LIMITS.attachedPhotoBytes, encoder(bytesPerPixel, calls));
      expect(blob.size).toBeLessThanOrEqual(LIMITS.attachedPhotoBytes);
      expect(calls.length).toBeLessThanOrEqual(15);
    }),
    { numRuns: 60 },
  );
});
