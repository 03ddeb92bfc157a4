import { sizeOnPiece, type LogoPlacement } from '@catalogue/contract/mockup';
import { boundsOf, surfaceOf } from '@catalogue/contract/branding-surface';
import type { BrandingArea, BrandingPlace } from '@catalogue/contract/product-fields';
import { alphaAt, emptyPixels, type Pixels } from './pixels';

/** A rectangle of whole pixels of a picture. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The pixels of a picture that an area covers. */
export function frameOf(place: BrandingPlace, width: number, height: number): Frame {
  const bounds = boundsOf(place);
  const [left, top] = [Math.floor(bounds.left * width), Math.floor(bounds.top * height)];
  return {
    left,
    top,
    width: Math.max(1, Math.ceil(bounds.right * width) - left),
    height: Math.max(1, Math.ceil(bounds.bottom * height) - top),
  };
}

interface Job {
  logo: Pixels;
  area: Pick<BrandingArea, 'width' | 'height' | 'diameter'>;
  place: BrandingPlace;
  placement: LogoPlacement;
  /** Size of the whole picture in pixels, and the part of it that is wanted. */
  width: number;
  height: number;
  frame: Frame;
}

/** Pixels between two points whose place in the area is computed; those between them lie on a straight line, nearly. */
const CELL = 8;

/** Places in the area of a grid of points over the frame: u and v of each, row by row. */
function gridOf({ area, place, width, height, frame }: Omit<Job, 'logo' | 'placement'>): {
  points: Float32Array;
  columns: number;
} {
  const { toArea } = surfaceOf(place, area);
  const [columns, rows] = [Math.ceil(frame.width / CELL) + 1, Math.ceil(frame.height / CELL) + 1];
  const points = new Float32Array(columns * rows * 2);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      points.set(
        toArea((frame.left + column * CELL + 0.5) / width, (frame.top + row * CELL + 0.5) / height),
        (row * columns + column) * 2,
      );
  return { points, columns };
}

/** A value between four points of the grid. */
function between(points: Float32Array, upper: number, lower: number, partColumn: number, partRow: number): number {
  const one = points[upper] ?? 0;
  const three = points[lower] ?? 0;
  const above = one + ((points[upper + 2] ?? 0) - one) * partColumn;
  const below = three + ((points[lower + 2] ?? 0) - three) * partColumn;
  return above + (below - above) * partRow;
}

/** The logo as it lies on the piece: the pixels of the frame, transparent where it is not. It ends where the area ends. */
export function placeLogo(job: Job): Pixels {
  const { logo, area, placement, frame } = job;
  const placed = emptyPixels(frame.width, frame.height);
  const { points, columns } = gridOf(job);
  const size = sizeOnPiece(logo.width / logo.height, area, placement.scale);
  const angle = (placement.turn * Math.PI) / 180;
  // From shares of the area to pixels of the logo: moved, turned and scaled in one step.
  const [acrossX, acrossY] = [(Math.cos(angle) / size.width) * logo.width, (Math.sin(angle) / size.width) * logo.width];
  const [downX, downY] = [(-Math.sin(angle) / size.height) * logo.height, (Math.cos(angle) / size.height) * logo.height];
  const [middleX, middleY] = [(0.5 + placement.x) * area.width, (0.5 + placement.y) * area.height];
  const { data: source, width: logoWidth, height: logoHeight } = logo;
  const target = placed.data;
  for (let row = 0; row < frame.height; row += 1) {
    const cellRow = Math.floor(row / CELL);
    const partRow = row / CELL - cellRow;
    for (let column = 0; column < frame.width; column += 1) {
      const cellColumn = Math.floor(column / CELL);
      const partColumn = column / CELL - cellColumn;
      const upper = (cellRow * columns + cellColumn) * 2;
      const lower = upper + columns * 2;
      const u = between(points, upper, lower, partColumn, partRow);
      const v = between(points, upper + 1, lower + 1, partColumn, partRow);
      if (u < 0 || v < 0 || u > 1 || v > 1) continue;
      const x = u * area.width - middleX;
      const y = v * area.height - middleY;
      const logoX = x * acrossX + y * acrossY + logoWidth / 2 - 0.5;
      const logoY = x * downX + y * downY + logoHeight / 2 - 0.5;
      if (logoX <= -1 || logoY <= -1 || logoX >= logoWidth || logoY >= logoHeight) continue;
      const left = Math.floor(logoX);
      const top = Math.floor(logoY);
      const partX = logoX - left;
      const partY = logoY - top;
      // Of the four pixels around, each counts by its nearness and its alpha.
      const first = alphaAt(logo, left, top) * (1 - partX) * (1 - partY);
      const second = alphaAt(logo, left + 1, top) * partX * (1 - partY);
      const third = alphaAt(logo, left, top + 1) * (1 - partX) * partY;
      const fourth = alphaAt(logo, left + 1, top + 1) * partX * partY;
      const alpha = first + second + third + fourth;
      if (alpha < 1) continue;
      const at = (row * frame.width + column) * 4;
      const from = (top * logoWidth + left) * 4;
      const below = from + logoWidth * 4;
      for (let part = 0; part < 3; part += 1)
        target[at + part] =
          ((first > 0 ? (source[from + part] ?? 0) * first : 0) +
            (second > 0 ? (source[from + 4 + part] ?? 0) * second : 0) +
            (third > 0 ? (source[below + part] ?? 0) * third : 0) +
            (fourth > 0 ? (source[below + 4 + part] ?? 0) * fourth : 0)) /
          alpha;
      target[at + 3] = alpha;
    }
  }
  return placed;
}

/**
 * Width in pixels at which a logo should be sampled: as wide as the picture shows it. A larger one would flicker, because only
 * four of its pixels are read for each.
 */
export function sampledWidth(ratio: number, { area, place, placement, width }: Omit<Job, 'logo' | 'frame'>): number {
  const { toPicture } = surfaceOf(place, area);
  const [left, right] = [toPicture(0, 0.5), toPicture(1, 0.5)];
  const areaPixels = Math.hypot(right[0] - left[0], right[1] - left[1]) * width;
  return Math.max(8, Math.round((sizeOnPiece(ratio, area, placement.scale).width / area.width) * areaPixels));
}
