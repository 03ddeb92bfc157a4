import { plural } from '../../lib/plural';
import { LOGO_LIMITS } from './logo/logo-limits';
import type { LogoError } from './logo/read-logo';
import type { Background } from './logo/cut-out';
import type { PrintWarning } from './print-check';
import type { Tone } from './render/messages';

const mm = (value: number): string => `${Math.max(0.1, Math.round(value * 10) / 10)} mm`;

export const MOCKUP_TEXTS = {
  title: 'Your logo on it',
  yourLogo: 'Your logo',
  see: 'See it with your logo',
  hint: 'PNG, JPEG or SVG, or a photo of your card. It stays on this device.',
  working: 'Reading your logo …',
  show: 'Show my logo',
  another: 'Another logo',
  remove: 'Remove',
  removed: 'Your logo is no longer on this device.',
  noPlace: 'This picture does not show where the logo goes. The first picture does.',
  area: 'Where',
  method: 'Method',
  ink: 'Colour of the logo',
  inks: { screenPrint: 'Ink', foil: 'Foil' },
  tone: 'Version',
  tones: { own: 'Its own colours', dark: 'Dark', light: 'Light' } satisfies Record<Tone, string>,
  background: 'Background',
  backgrounds: {
    everywhere: 'Remove it, inside letters too',
    around: 'Remove it around the logo',
    keep: 'Keep it',
  } satisfies Record<Background, string>,
  size: 'Size',
  turn: 'Turn',
  fit: 'Fit',
  centre: 'Centre',
  pad: 'Place of the logo. Arrow keys move it, plus and minus change its size.',
  sizeOnPiece: (width: number, height: number) => `${Math.round(width)} x ${Math.round(height)} mm`,
  remarks: (count: number) => plural(count, 'remark'),
  fine: 'Your logo suits this method and size.',
  preview: 'A preview. You approve a proof before anything is made.',
  warnings: {
    fewPixels: ({ needed }: PrintWarning & { kind: 'fewPixels' }) =>
      `At this size the file has too few pixels and would print blurred. Use an SVG, a picture at least ${needed} pixels wide, or a smaller logo.`,
    manyColours: ({ colours, allowed }: PrintWarning & { kind: 'manyColours' }) =>
      `Your logo has ${colours} colours; this method takes ${allowed} here. Choose the dark or light version, or another method.`,
    thinLines: ({ mm: value }: PrintWarning & { kind: 'thinLines' }) =>
      `Its thinnest lines would be ${mm(value)} and may break. Make the logo larger, or use a version with bolder lines.`,
    smallText: ({ mm: value }: PrintWarning & { kind: 'smallText' }) =>
      `Its small letters would be ${mm(value)} high and hard to read. Make the logo larger, or leave the small line out.`,
    faint: ({ isLight }: PrintWarning & { kind: 'faint' }) =>
      isLight
        ? 'Your logo is hard to see on this light surface. Choose the dark version, or a darker ink.'
        : 'Your logo is hard to see on this dark surface. Choose the light version, or a lighter ink.',
  },
  errors: {
    wrongType: 'This is no picture that can be shown here. Choose a PNG, JPEG, WebP or SVG file.',
    tooLarge: `This file is larger than ${LOGO_LIMITS.bytes / 1_000_000} MB. Export the logo smaller, or as an SVG.`,
    tooManyPixels: `This picture has more than ${LOGO_LIMITS.pixels / 1_000_000} megapixels. Export the logo smaller, or as an SVG.`,
    unsafeDrawing: 'This SVG contains scripts or refers to other files. Export it as a plain SVG, or as a PNG.',
    damaged: 'This file could not be read. Open it in another program, save it again, and choose that file.',
    nothing:
      'Nothing can be seen of this logo: it is empty, or all of it has the colour of its background. Choose another file, or keep the background.',
    full: 'This device has no room for the logo. It is shown until you close this page.',
  } satisfies Record<LogoError, string>,
};

/** A warning in words. */
export function warningText(warning: PrintWarning): string {
  const write = MOCKUP_TEXTS.warnings[warning.kind] as (warning: PrintWarning) => string;
  return write(warning);
}
