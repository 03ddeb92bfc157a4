import type { BrandingMethod } from '@catalogue/contract/branding-methods';
import { sizeOnPiece, type Mockup } from '@catalogue/contract/mockup';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { NO_COLOUR } from './render/methods';
import { lightness, rgbOf } from './render/pixels';
import type { PreparedLogo } from './render/messages';

/** What a printer would say about a logo on a piece. */
export type PrintWarning =
  | { kind: 'fewPixels'; needed: number }
  | { kind: 'manyColours'; colours: number; allowed: number }
  | { kind: 'thinLines'; mm: number }
  | { kind: 'smallText'; mm: number }
  | { kind: 'faint'; isLight: boolean };

/** Pixels for each mm that print needs: 150 dots per inch. */
const PIXELS_PER_MM = 6;
/** Thinnest line that methods hold, mm; 4 points, mm. */
const THINNEST_MM = 0.3;
const SMALLEST_TEXT_MM = 1.41;
/** Difference of lightness, 0 to 1, from which a logo can be seen. */
const CONTRAST = 0.16;

/** Methods that print every colour of a picture in one go. */
const FULL_COLOUR: readonly BrandingMethod[] = ['uvPrint', 'transfer', 'sublimation', 'offset', 'label'];

/** Threads are no finer than that. */
const EMBROIDERY_MM = { line: 1, text: 5 } as const;

/**
 * Checks a logo against an area and a method.
 *
 * @param pixels size of the file; null: a drawing, which has any size
 * @param ground how light the piece is there, 0 to 1; null: not known yet
 */
export function checkPrint(
  logo: PreparedLogo,
  pixels: { width: number } | null,
  area: Pick<BrandingArea, 'width' | 'height' | 'colours'>,
  mockup: Mockup,
  ground: number | null,
): PrintWarning[] {
  const { method, scale, ink } = mockup;
  const { width } = sizeOnPiece(logo.ratio, area, scale);
  const warnings: PrintWarning[] = [];
  const wanted = Math.ceil((width * PIXELS_PER_MM) / logo.widthShare);
  if (pixels !== null && pixels.width < wanted) warnings.push({ kind: 'fewPixels', needed: wanted });
  const colours = ink === null ? logo.colours : 1;
  const isLimited = !FULL_COLOUR.includes(method) && !NO_COLOUR.includes(method);
  if (isLimited && area.colours !== null && colours > area.colours)
    warnings.push({ kind: 'manyColours', colours, allowed: area.colours });
  const [line, text] = method === 'embroidery' ? [EMBROIDERY_MM.line, EMBROIDERY_MM.text] : [THINNEST_MM, SMALLEST_TEXT_MM];
  const thinnest = logo.thinnest * width;
  // A line of one pixel may be thinner than that: without enough pixels nobody can say.
  if (thinnest < line && logo.thinnest * logo.width >= 2) warnings.push({ kind: 'thinLines', mm: thinnest });
  if (logo.letters !== null && logo.letters * width < text) warnings.push({ kind: 'smallText', mm: logo.letters * width });
  const shown = ink !== null ? lightness(...rgbOf(ink)) : logo.lightness;
  if (ground !== null && !NO_COLOUR.includes(method) && Math.abs(shown - ground) < CONTRAST)
    warnings.push({ kind: 'faint', isLight: ground > 0.5 });
  return warnings;
}
