import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import * as v from 'valibot';
import { OWN_DRAWINGS } from './own-drawings';

const require = createRequire(import.meta.url);
const iconSet = v.object({ icons: v.record(v.string(), v.object({ body: v.string() })) });

let drawings: Record<string, { body: string }> | null = null;

/** One drawing of Fluent Emoji (MIT), as the inside of a 32 by 32 svg. Throws for an unknown name. */
export function drawing(name: string): string {
  const own = OWN_DRAWINGS[name];
  if (own !== undefined) return own;
  drawings ??= v.parse(iconSet, require('@iconify-json/fluent-emoji/icons.json')).icons;
  const found = drawings[name];
  if (!found) throw new Error(`Fluent Emoji has no drawing “${name}”.`);
  return found.body;
}

export interface Scene {
  /** File of a picture that tools/studio rendered. Shown instead of the drawings. */
  photo?: string;
  width: number;
  height: number;
  hue: number;
  /** Drawings, the main one first. */
  things: readonly string[];
  /** Any number; varies plate, pose and scale. */
  variation: number;
  /** Colours the main drawing in shades of this, `#rrggbb`: an option of a product. */
  tint?: string;
  /** Short line of type, for banners. */
  line?: string;
}

/** A pseudo-random number from 0 to 1, always the same for the same arguments. */
const chance = (seed: number, salt: number): number => {
  const value = Math.sin(seed * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

const hsl = (hue: number, saturation: number, lightness: number): string => `hsl(${hue} ${saturation}% ${lightness}%)`;

/** Drawings share gradient ids, so each one placed in a scene gets a prefix of its own. */
function drawingAt(name: string, at: { x: number; y: number; size: number; turn: number }, key: string): string {
  const body = drawing(name).replace(/\b(id="|url\(#|href="#)/g, (start) => `${start}${key}-`);
  const { x, y, size, turn } = at;
  const shadow = `<ellipse cx="${x}" cy="${y + size * 0.47}" rx="${size * 0.4}" ry="${size * 0.07}" fill="#000" opacity="0.22" filter="url(#soft)"/>`;
  return `${shadow}<g transform="translate(${x - size / 2} ${y - size / 2}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 32})">${body}</g>`;
}

function plate({ width, height, hue, variation }: Scene): string {
  const tilt = (chance(variation, 1) - 0.5) * 24;
  const [cx, cy] = [width * (0.46 + chance(variation, 2) * 0.08), height * 0.56];
  const reach = Math.min(width, height);
  const fill = hsl(hue + 8, 46, 80);
  const shapes = [
    `<circle cx="${cx}" cy="${cy}" r="${reach * 0.37}" fill="${fill}"/>`,
    `<rect x="${cx - reach * 0.35}" y="${cy - reach * 0.33}" width="${reach * 0.7}" height="${reach * 0.66}" rx="${reach * 0.1}" fill="${fill}" transform="rotate(${tilt} ${cx} ${cy})"/>`,
    `<path d="M${cx - reach * 0.38} ${cy + reach * 0.3}V${cy - reach * 0.06}a${reach * 0.38} ${reach * 0.38} 0 0 1 ${reach * 0.76} 0V${cy + reach * 0.3}Z" fill="${fill}"/>`,
    `<ellipse cx="${cx}" cy="${cy}" rx="${reach * 0.42}" ry="${reach * 0.31}" fill="${fill}" transform="rotate(${tilt} ${cx} ${cy})"/>`,
    `<path d="M0 ${height * 0.66}H${width}V${height}H0Z" fill="${fill}"/>`,
  ];
  return shapes[Math.floor(chance(variation, 3) * shapes.length)] ?? '';
}

function arrangement(scene: Scene): string {
  const { width, height, things, variation } = scene;
  const reach = Math.min(width, height);
  const side = chance(variation, 4) < 0.5 ? -1 : 1;
  const centre = scene.line === undefined ? width / 2 : width * 0.74;
  const main = {
    x: centre - side * reach * (things.length > 1 ? 0.07 : 0),
    y: height * 0.49,
    size: reach * (0.56 + chance(variation, 5) * 0.06),
    turn: (chance(variation, 6) - 0.5) * 14,
  };
  const beside = things.slice(1).map((name, index) => {
    const where = index === 0 ? side : -side;
    const at = {
      x: centre + where * reach * 0.29,
      y: height * 0.67,
      size: reach * (index === 0 ? 0.29 : 0.24),
      turn: where * 8,
    };
    return drawingAt(name, at, `b${index}`);
  });
  const drawn = drawingAt(things[0] ?? 'wrapped-gift', main, 'a');
  return (scene.tint === undefined ? drawn : `<g filter="url(#tint)">${drawn}</g>`) + beside.join('');
}

/** Maps lightness to shades of a colour: from a quarter of it, over the colour itself, to near white. */
function tintFilter(tint: string): string {
  const table = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(tint.slice(start, start + 2), 16) / 255;
    return [channel * 0.25, channel, channel + (1 - channel) * 0.7].map((value) => value.toFixed(3)).join(' ');
  });
  const shades = ['R', 'G', 'B'].map((name, index) => `<feFunc${name} type="table" tableValues="${table[index]}"/>`).join('');
  return `<filter id="tint" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer>${shades}</feComponentTransfer></filter>`;
}

const LINE_WIDTH = 16;

/** Words in lines of about sixteen letters. */
const wrap = (line: string): string[] =>
  line.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LINE_WIDTH) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

function type({ width, height, hue, line = '' }: Scene): string {
  const size = height * 0.115;
  const lines = wrap(line);
  const top = height / 2 - ((lines.length - 1) * size * 1.15) / 2;
  return lines
    .map(
      (words, index) =>
        `<text x="${width * 0.17}" y="${top + index * size * 1.15 + size * 0.35}" font-family="Georgia, Gelasio, 'Liberation Serif', serif" font-weight="bold" font-size="${size}" fill="${hsl(hue, 55, 18)}">${words.replace(/&/g, '&amp;')}</text>`,
    )
    .join('');
}

/** The picture as SVG: drawings on a tinted plate, soft contact shadows, light from the upper left. */
export const sceneSvg = (scene: Scene): string => {
  const { width, height, hue, tint } = scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${Math.min(width, height) * 0.012}"/></filter><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hsl(hue, 48, 95)}"/><stop offset="1" stop-color="${hsl(hue, 40, 87)}"/></linearGradient>${tint === undefined ? '' : tintFilter(tint)}</defs><rect width="${width}" height="${height}" fill="url(#light)"/>${plate(scene)}${arrangement(scene)}${scene.line === undefined ? '' : type(scene)}</svg>`;
};

/** The scene as a JPEG original, as a photographer would deliver it. */
export const drawScene = async (scene: Scene): Promise<Buffer> =>
  scene.photo === undefined ? drawnPicture(scene) : readFileSync(scene.photo);

const drawnPicture = (scene: Scene): Promise<Buffer> =>
  sharp(Buffer.from(sceneSvg(scene)), { limitInputPixels: false })
    .jpeg({ quality: 90 })
    .toBuffer();
