import type { BrandingArea, BrandingPlace } from './product-fields';

/* Without schemas: public pages import it. */

/** A point of the picture as shares of its width and height, or of the area as shares of its sides. */
export type Point = readonly [number, number];

/** The eight numbers of a projective map of the plane; the ninth is 1. */
type Projection = readonly number[];

/** The projection of the unit square onto four corners (Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989). */
function projectionTo(corners: readonly number[]): Projection {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = corners;
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h];
}

function project([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Projection, x: number, y: number): Point {
  const w = g * x + h * y + 1;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

function inverse([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Projection): Projection {
  const scale = a * e - b * d;
  return [
    (e - f * h) / scale,
    (c * h - b) / scale,
    (b * f - c * e) / scale,
    (f * g - d) / scale,
    (a - c * g) / scale,
    (c * d - a * f) / scale,
    (d * h - e * g) / scale,
    (b * g - a * h) / scale,
  ];
}

/** The part of a piece that takes a logo, as one picture shows it. */
export interface Surface {
  /** Where a point of the area lies in the picture. */
  toPicture: (u: number, v: number) => Point;
  /** Which point of the area lies there; outside of 0 to 1 where none does. */
  toArea: (x: number, y: number) => Point;
}

/** Rounds of the search for the height of a point on a round piece: the third moves it by less than a hundredth of a pixel. */
const ROUNDS = 3;

export function surfaceOf(
  { corners, sag }: BrandingPlace,
  { width, diameter }: Pick<BrandingArea, 'width' | 'diameter'>,
): Surface {
  const forth = projectionTo(corners);
  const back = inverse(forth);
  const [upper = 0, lower = 0] = sag;
  // Half of the angle that the area takes of a round piece; at most its visible half.
  const angle = diameter === null ? 0 : Math.min(width / diameter, Math.PI / 2);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];

  /** From -1 to 1 along the area to -1 to 1 across the picture, and back. */
  const across = (t: number): number =>
    angle === 0 ? t : Math.sin(Math.max(-Math.PI / 2, Math.min(t * angle, Math.PI / 2))) / sine;
  const along = (t: number): number => (angle === 0 ? t : Math.asin(Math.max(-1, Math.min(t * sine, 1))) / angle);
  /** How far an edge has sunk there: 0 at its ends, 1 in its middle. */
  const sunk = (t: number): number => {
    if (Math.abs(t) >= 1) return 0;
    return angle === 0 ? 1 - t * t : (Math.sqrt(1 - (t * sine) ** 2) - cosine) / (1 - cosine);
  };
  const sagAt = (t: number, v: number): number => (upper + (lower - upper) * v) * sunk(t);

  return {
    toPicture: (u, v) => {
      const t = across(u * 2 - 1);
      const [x, y] = project(forth, (t + 1) / 2, v);
      return [x, y + sagAt(t, v)];
    },
    toArea: (x, y) => {
      let [u, v] = project(back, x, y);
      for (let round = 0; round < ROUNDS; round += 1) [u, v] = project(back, x, y - sagAt(u * 2 - 1, v));
      return [(along(u * 2 - 1) + 1) / 2, v];
    },
  };
}

/** Left, top, right and lower edge of an area in the picture, with a little room around it. */
export function boundsOf({ corners, sag }: BrandingPlace): { left: number; top: number; right: number; bottom: number } {
  const xs = corners.filter((_, index) => index % 2 === 0);
  const ys = corners.filter((_, index) => index % 2 === 1);
  const [upper = 0, lower = 0] = sag;
  const room = 0.01;
  return {
    left: Math.max(0, Math.min(...xs) - room),
    top: Math.max(0, Math.min(...ys) + Math.min(0, upper, lower) - room),
    right: Math.min(1, Math.max(...xs) + room),
    bottom: Math.min(1, Math.max(...ys) + Math.max(0, upper, lower) + room),
  };
}
