import type { BrandingMethod } from './branding-methods';

/* How a buyer placed the logo. Without schemas: public pages import it. */

/** Where the logo stands in a branding area. */
export interface LogoPlacement {
  /** Its middle from the middle of the area, as shares of the area's width and height. */
  x: number;
  y: number;
  /** 1: as large as fits. */
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** A choice of the mock-up, which goes with a line of an enquiry. */
export interface Mockup extends LogoPlacement {
  /** Name of the branding area. */
  area: string;
  method: BrandingMethod;
  /** Colour of a logo in one colour, `#rrggbb`; null: its own colours. */
  ink: string | null;
}

export const CENTRED: LogoPlacement = { x: 0, y: 0, scale: 1, turn: 0 };

/** How far the logo may be moved, as shares of the area, and how large it may be beside what fits. */
export const PLACEMENT_BOUNDS = { shift: 0.5, scale: { min: 0.2, max: 2 } } as const;

/**
 * Size in mm of a logo in an area: as large as fits when it stands upright, times the scale.
 *
 * @param ratio of the logo's width to its height
 */
export function sizeOnPiece(
  ratio: number,
  area: { width: number; height: number },
  scale: number,
): { width: number; height: number } {
  const width = Math.min(area.width, area.height * ratio) * scale;
  return { width, height: width / ratio };
}
