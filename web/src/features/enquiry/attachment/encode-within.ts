/** Longest side of a photo in pixels. */
export const LONGEST_SIDE = 2048;

/** Tried in this order: a smaller picture looks better than a coarse one. */
const SIDES = [LONGEST_SIDE, 1600, 1200, 800, 480] as const;
const QUALITIES = [0.85, 0.72, 0.6] as const;

/** The first encoding of at most `mostBytes`; the smallest one if none fits. */
export async function encodeWithin(mostBytes: number, encode: (side: number, quality: number) => Promise<Blob>): Promise<Blob> {
  let last: Blob | null = null;
  for (const side of SIDES) {
    for (const quality of QUALITIES) {
      last = await encode(side, quality);
      if (last.size <= mostBytes) return last;
      // Quality saves about half: a picture that is three times too large needs fewer pixels.
      if (last.size > 3 * mostBytes) break;
    }
  }
  if (last === null) throw new Error('There are no sizes to try');
  return last;
}
