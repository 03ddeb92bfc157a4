import type { BrandingMethod } from '@catalogue/contract/branding-methods';
import { alphaAt, emptyPixels, lightness, rgbOf, type Pixels, type Rgb } from './pixels';

/** What a finish knows of one pixel. Colours from 0 to 1. */
interface Spot {
  /** The bare piece. */
  base: Rgb;
  /** The logo's colour there. */
  ink: Rgb;
  /** Light on the piece there beside the mean of its area; 1: the mean. */
  light: number;
  /** Slope of the logo's edge towards the light, from -1 (turned away) to 1; 0 inside. */
  slope: number;
  x: number;
  y: number;
}

/** The piece as a whole, where the logo lies. */
interface Ground {
  colour: Rgb;
  lightness: number;
}

type Finish = (spot: Spot, ground: Ground) => Rgb;

const mixed = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];
const lit = ([red, green, blue]: Rgb, light: number): Rgb => [red * light, green * light, blue * light];
const WHITE: Rgb = [1, 1, 1];

/** Ink that covers, under the light of the piece. */
const print: Finish = ({ ink, light }) => lit(ink, 0.35 + 0.65 * Math.min(light, 1.35));

/** Colour that goes into a white surface: the piece shines through. */
const dyed: Finish = ({ base, ink }) => [base[0] * ink[0], base[1] * ink[1], base[2] * ink[2]];

/** A fixed pattern of noise, from -0.5 to 0.5. */
function grain(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return value - Math.floor(value) - 0.5;
}

/** Darker grounds are taken for paint over metal; copper and wood are lighter. */
const DARK_PAINT = 0.36;
const STEEL: Rgb = [0.83, 0.84, 0.86];

/** The laser takes the coating off: bright metal on dark paint; on bare metal, wood and leather a darker mark. */
const engraved: Finish = ({ base, light, slope, x, y }, ground) => {
  if (ground.lightness < DARK_PAINT)
    return lit(STEEL, 0.62 + 0.38 * Math.min(light, 1.5) + grain(Math.floor(x / 3), y) * 0.05 - slope * 0.12);
  return lit(base, 0.5 - slope * 0.14 + grain(x, y) * 0.04);
};

/** Glass turns matt. */
const frosted: Finish = ({ base, slope, x, y }) => mixed(base, WHITE, 0.52 + slope * 0.12 + grain(x, y) * 0.06);

/** What an edge throws back of the light, on a black piece too. */
const EDGE_GLINT = 0.14;

/** Pressed in: the edge away from the light is bright, the one towards it dark. */
const pressed: Finish = ({ base, slope }) => {
  const edge = Math.max(0, -slope) * EDGE_GLINT;
  const [red, green, blue] = lit(base, 0.84 - slope * 0.75);
  return [red + edge, green + edge, blue + edge];
};

/** Raised out of the piece's own metal. */
const raised: Finish = ({ base, slope }) => lit(mixed(base, WHITE, 0.12), 1 + slope * 0.75);

/** Metal leaf: it mirrors a band of light. */
const leaf: Finish = ({ ink, x, y, slope }) => {
  const band = 0.5 + 0.5 * Math.sin((x + y * 0.6) / 23);
  return lit(mixed(ink, WHITE, 0.35 * band ** 2), 0.72 + 0.36 * band - slope * 0.2);
};

/** Threads that lie side by side, each with its own light; the patch stands out a little. */
const stitched: Finish = ({ ink, light, slope, x, y }) => {
  const across = (x * 0.8 + y * 0.6) / 1.25;
  const thread = 0.5 + 0.5 * Math.cos(across * Math.PI);
  return lit(
    mixed(ink, WHITE, 0.06 * thread),
    (0.66 + 0.3 * thread + grain(Math.floor(across / 2), Math.floor(y / 7)) * 0.14) * (0.5 + 0.5 * light) + slope * 0.35,
  );
};

const FINISHES: Record<BrandingMethod, Finish> = {
  engraving: engraved,
  screenPrint: print,
  uvPrint: print,
  embroidery: stitched,
  transfer: print,
  sublimation: dyed,
  deboss: pressed,
  foil: leaf,
  etching: frosted,
  dieStruck: raised,
  plate: engraved,
  label: print,
  offset: print,
};

/** Mean colour of the opaque pixels under the logo. */
export function groundUnder(base: Pixels, logo: Pixels): Ground {
  let red = 0;
  let green = 0;
  let blue = 0;
  let weight = 0;
  for (let at = 0; at < base.data.length; at += 4) {
    const alpha = logo.data[at + 3] ?? 0;
    if (alpha === 0) continue;
    weight += alpha * 255;
    red += (base.data[at] ?? 0) * alpha;
    green += (base.data[at + 1] ?? 0) * alpha;
    blue += (base.data[at + 2] ?? 0) * alpha;
  }
  const colour: Rgb = weight === 0 ? [0.5, 0.5, 0.5] : [red / weight, green / weight, blue / weight];
  return { colour, lightness: lightness(...colour) };
}

/**
 * Lays a placed logo on the pixels of the bare piece, as the method would make it. Both have the same size. Returns what the
 * logo covers, transparent elsewhere.
 *
 * @param ink colour of a logo in one colour; null: its own colours
 */
export function finishLogo(base: Pixels, logo: Pixels, method: BrandingMethod, ink: string | null): Pixels {
  const { width, height } = base;
  const done = emptyPixels(width, height);
  const ground = groundUnder(base, logo);
  const finish = FINISHES[method];
  const one = ink === null ? null : rgbOf(ink);
  const { data: bare } = base;
  const { data: mark } = logo;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = mark[at + 3] ?? 0;
      if (alpha === 0) continue;
      const spot: Rgb = [(bare[at] ?? 0) / 255, (bare[at + 1] ?? 0) / 255, (bare[at + 2] ?? 0) / 255];
      const colour = finish(
        {
          base: spot,
          ink: one ?? [(mark[at] ?? 0) / 255, (mark[at + 1] ?? 0) / 255, (mark[at + 2] ?? 0) / 255],
          light: ground.lightness === 0 ? 1 : lightness(spot[0], spot[1], spot[2]) / ground.lightness,
          // The light comes from the upper left.
          slope: (alphaAt(logo, x + 1, y + 1) - alphaAt(logo, x - 1, y - 1)) / 510,
          x,
          y,
        },
        ground,
      );
      // The array rounds, and keeps to 0 and 255.
      done.data[at] = colour[0] * 255;
      done.data[at + 1] = colour[1] * 255;
      done.data[at + 2] = colour[2] * 255;
      done.data[at + 3] = Math.round((alpha * 250) / 255);
    }
  }
  return done;
}
