/** An empty canvas with the proportions of a picture, at most `side` pixels wide and high, and never larger than the picture. */
export function fittingCanvas({ width, height }: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(width, height));
  return new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
}
