import { LIMITS } from '@catalogue/contract/limits';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { encodeWithin, LONGEST_SIDE, prepareFile } from './prepare-file';

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

it('reads a logo in a browser without the option "from-image"', async () => {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', (_: Blob, options?: unknown) =>
    options === undefined
      ? Promise.resolve({ width: 300, height: 100, close })
      : Promise.reject(new TypeError('imageOrientation')),
  );
  const logo = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'logo.png');
  expect(await prepareFile(logo)).toEqual({ name: 'logo.png', type: 'image/png', blob: logo });
  expect(close).toHaveBeenCalledOnce();
});
