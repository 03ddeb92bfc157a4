/** Pixels as canvases hold them: four bytes each, red, green, blue and alpha, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export const emptyPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

/** Alpha of a pixel from 0 to 255; 0 outside. */
export const alphaAt = ({ data, width, height }: Pixels, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 4 + 3] ?? 0);

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** How light a colour looks, from 0 to 1 (Rec. 709 weights, of values as stored). */
export const lightness = (red: number, green: number, blue: number): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** `#rrggbb` as numbers from 0 to 1. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
