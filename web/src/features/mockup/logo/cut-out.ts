import { emptyPixels, lightness, type Pixels } from '../render/pixels';

/** Which part of a logo's background is removed: none, the part around it, or its colour everywhere (inside letters, too). */
export const BACKGROUNDS = ['keep', 'around', 'everywhere'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** Distance of colours, 0 to 441, up to which a pixel is background, and from which it is none. */
const NEAR = 36;
const FAR = 96;

const distanceAt = ({ data }: Pixels, at: number, [red, green, blue]: readonly number[]): number =>
  Math.hypot((data[at] ?? 0) - (red ?? 0), (data[at + 1] ?? 0) - (green ?? 0), (data[at + 2] ?? 0) - (blue ?? 0));

function borderOf({ width, height }: Pixels): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x * 4, ((height - 1) * width + x) * 4);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width * 4, (y * width + width - 1) * 4);
  return border;
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** The one colour around a logo; null where its border is transparent, or of several colours. */
export function backgroundOf(pixels: Pixels): readonly number[] | null {
  const border = borderOf(pixels).filter((at) => (pixels.data[at + 3] ?? 0) > 128);
  if (border.length === 0) return null;
  const colour = [0, 1, 2].map((part) => median(border.map((at) => pixels.data[at + part] ?? 0)));
  const same = border.filter((at) => distanceAt(pixels, at, colour) < NEAR).length;
  return same > border.length * 0.9 ? colour : null;
}

/** Whether each pixel can be reached from the border over background. */
function reachedFromBorder(pixels: Pixels, colour: readonly number[]): Uint8Array {
  const { width, height } = pixels;
  const reached = new Uint8Array(width * height);
  const waiting = borderOf(pixels).map((at) => at / 4);
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (reached[index] === 1 || distanceAt(pixels, index * 4, colour) > FAR) continue;
    reached[index] = 1;
    const x = index % width;
    if (x > 0) waiting.push(index - 1);
    if (x < width - 1) waiting.push(index + 1);
    if (index >= width) waiting.push(index - width);
    if (index < width * (height - 1)) waiting.push(index + width);
  }
  return reached;
}

/** The logo without the colour around it, with soft edges. */
export function withoutBackground(pixels: Pixels, colour: readonly number[], background: Background): Pixels {
  if (background === 'keep') return pixels;
  const reached = background === 'around' ? reachedFromBorder(pixels, colour) : null;
  const cut: Pixels = { ...pixels, data: pixels.data.slice() };
  for (let at = 0; at < cut.data.length; at += 4) {
    if (reached?.[at / 4] === 0) continue;
    const share = (distanceAt(pixels, at, colour) - NEAR) / (FAR - NEAR);
    if (share >= 1) continue;
    const kept = Math.max(0, share);
    // What is left of the background's colour in an edge goes, too: light fringes would show on dark pieces.
    for (let part = 0; part < 3 && kept > 0; part += 1)
      cut.data[at + part] = ((pixels.data[at + part] ?? 0) - (colour[part] ?? 0) * (1 - kept)) / kept;
    cut.data[at + 3] = (pixels.data[at + 3] ?? 0) * kept;
  }
  return cut;
}

/** Squares per side of the grid that knows how light the paper is, and how many around one are asked: a mark may fill one. */
const CELLS = 16;
const AROUND = 4;

/** The lightest value among the cells around each. */
const spread = (cells: Float32Array): Float32Array =>
  cells.map((_, index) => {
    const [x, y] = [index % CELLS, Math.floor(index / CELLS)];
    let most = 0;
    for (let row = Math.max(0, y - AROUND); row <= Math.min(CELLS - 1, y + AROUND); row += 1)
      for (let column = Math.max(0, x - AROUND); column <= Math.min(CELLS - 1, x + AROUND); column += 1)
        most = Math.max(most, cells[row * CELLS + column] ?? 0);
    return most;
  });

/**
 * The marks on a photographed card: what is darker than the paper around it. The light on a photo changes from one corner to
 * the other, so no one colour is its background.
 */
export function cutOutOfPhoto(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  const lightest = new Float32Array(CELLS * CELLS);
  const lightAt = (at: number): number => lightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  const cellOf = (x: number, y: number): number =>
    Math.min(CELLS - 1, Math.floor((y / height) * CELLS)) * CELLS + Math.min(CELLS - 1, Math.floor((x / width) * CELLS));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = cellOf(x, y);
      lightest[cell] = Math.max(lightest[cell] ?? 0, lightAt((y * width + x) * 4));
    }
  const paper = spread(lightest);
  const cut: Pixels = { width, height, data: data.slice() };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const dark = 1 - lightAt(at) / Math.max(1, paper[cellOf(x, y)] ?? 1);
      cut.data[at + 3] = Math.max(0, Math.min(1, (dark - 0.45) / 0.15)) * (data[at + 3] ?? 0);
    }
  return cut;
}

/** Without the transparent rows and columns around it; null where nothing can be seen. */
export function cropped({ width, height, data }: Pixels): Pixels | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 16) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (right < 0) return null;
  const part = emptyPixels(right - left + 1, bottom - top + 1);
  for (let y = 0; y < part.height; y += 1) {
    const from = ((top + y) * width + left) * 4;
    part.data.set(data.subarray(from, from + part.width * 4), y * part.width * 4);
  }
  return part;
}
