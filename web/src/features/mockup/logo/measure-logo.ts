import { lightness, type Pixels } from '../render/pixels';

/** What a printer wants to know of a logo. Lengths are shares of its width. */
export interface LogoFacts {
  /** Colours that cover at least one per cent of it. */
  colours: number;
  /** Mean lightness of what can be seen, 0 to 1. */
  lightness: number;
  /** Thickness of its thinnest lines. */
  thinnest: number;
  /** Height of its small letters; null where it has no row of them. */
  letters: number | null;
}

/** Of 255; a logo's edges are half transparent. */
const OPAQUE = 200;
/** Distance of colours, 0 to 441, that count as one: shadows and compression change them. */
const SAME_COLOUR = 72;

function countColours({ data }: Pixels): number {
  const shares = new Map<number, number>();
  let total = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < OPAQUE) continue;
    const key = (((data[at] ?? 0) >> 4) << 8) | (((data[at + 1] ?? 0) >> 4) << 4) | ((data[at + 2] ?? 0) >> 4);
    shares.set(key, (shares.get(key) ?? 0) + 1);
    total += 1;
  }
  const found: { colour: number[]; count: number }[] = [];
  for (const [key, count] of [...shares].toSorted(([, one], [, other]) => other - one)) {
    const colour = [(key >> 8) * 17, ((key >> 4) & 15) * 17, (key & 15) * 17];
    const same = found.find((one) => Math.hypot(...colour.map((value, part) => value - (one.colour[part] ?? 0))) < SAME_COLOUR);
    if (same) same.count += count;
    else found.push({ colour, count });
  }
  return Math.max(1, found.filter(({ count }) => count > total * 0.01).length);
}

function meanLightness({ data }: Pixels): number {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    sum += lightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) * alpha;
    weight += alpha;
  }
  return weight === 0 ? 0 : sum / weight / 255;
}

/** One byte per pixel, 1 where the logo is. */
const maskOf = ({ data }: Pixels): Uint8Array =>
  Uint8Array.from({ length: data.length / 4 }, (_, index) => ((data[index * 4 + 3] ?? 0) > 128 ? 1 : 0));

/** Distance in pixels of each pixel of the logo to its edge: to the left and right, up and down, whichever is least. */
function reachOf(mask: Uint8Array, width: number, height: number): Uint16Array {
  const reach = new Uint16Array(mask.length).fill(0xffff);
  const sweep = (length: number, lines: number, at: (line: number, step: number) => number): void => {
    for (let line = 0; line < lines; line += 1) {
      let start = 0;
      for (let step = 0; step <= length; step += 1) {
        const isInk = step < length && mask[at(line, step)] === 1;
        if (isInk) continue;
        for (let inside = start; inside < step; inside += 1) {
          const index = at(line, inside);
          reach[index] = Math.min(reach[index] ?? 0, step - start);
        }
        start = step + 1;
      }
    }
  };
  sweep(width, height, (line, step) => line * width + step);
  sweep(height, width, (line, step) => step * width + line);
  return reach;
}

/** Thickness in pixels that only three per cent of the logo stay below. */
function thinnestOf(mask: Uint8Array, width: number, height: number): number {
  const reach = reachOf(mask, width, height);
  const thicknesses = [...reach.filter((_, index) => mask[index] === 1)].toSorted((one, other) => one - other);
  return thicknesses[Math.floor(thicknesses.length * 0.03)] ?? 1;
}

/** Heights in pixels of the connected parts of the logo. */
function partHeights(mask: Uint8Array, width: number): number[] {
  const seen = new Uint8Array(mask.length);
  const heights: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 0 || seen[start] === 1) continue;
    let [top, bottom, size] = [Infinity, -1, 0];
    const waiting = [start];
    seen[start] = 1;
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const y = Math.floor(index / width);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      size += 1;
      const x = index % width;
      for (const next of [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width]) {
        if (next < 0 || next >= mask.length || mask[next] === 0 || seen[next] === 1) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    if (size > 3) heights.push(bottom - top + 1);
  }
  return heights;
}

/** Fewest parts of about one height that are taken for a line of letters. */
const LETTERS = 6;

/** Height in pixels of the smallest line of letters: several parts of about one height. */
function letterHeight(heights: readonly number[]): number | null {
  const sorted = heights.toSorted((one, other) => one - other);
  const first = sorted.find((height) => sorted.filter((one) => one >= height && one <= height * 1.5).length >= LETTERS);
  return first ?? null;
}

/** Measures a logo that is cut out and cropped. */
export function measureLogo(logo: Pixels): LogoFacts {
  const mask = maskOf(logo);
  const letters = letterHeight(partHeights(mask, logo.width));
  return {
    colours: countColours(logo),
    lightness: meanLightness(logo),
    thinnest: thinnestOf(mask, logo.width, logo.height) / logo.width,
    letters: letters === null ? null : letters / logo.width,
  };
}
