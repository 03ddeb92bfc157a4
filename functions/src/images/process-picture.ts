import type { ImageError, Picture, PictureFormat } from '@catalogue/contract/entities/picture';
import { LIMITS, PICTURE_WIDTHS } from '@catalogue/contract/limits';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

/** Most bytes of a picture on a card. */
export const CARD_BYTES = 6 * 1024;
const CARD_WIDTH = 320;
const PLACEHOLDER_CHARACTERS = 300;
/** As wide as most phones: browsers count the preview as the picture (largest contentful paint), and the sharp one as no larger. */
const PREVIEW_WIDTH = 480;
/** Most bytes of a preview, which pages carry in their HTML. */
export const PREVIEW_BYTES = 3 * 1024;

/** Effort 2: each step further doubles the time and saves a twentieth of the bytes. */
const AVIF = { quality: 50, effort: 2 } as const;
/** Tried in this order until the bytes fit. */
const CARD_QUALITIES = [AVIF.quality, 42, 34, 26, 18] as const;
const PREVIEW_QUALITIES = [34, 26, 18, 10] as const;
const WEBP = { quality: 74, effort: 4 } as const;

export interface Variant {
  width: number;
  format: PictureFormat;
  data: Buffer;
}

/** What people may upload (SPEC §2), and what other sites have. */
export const UPLOADED_FORMATS: readonly string[] = ['jpeg', 'png'];
export const FETCHED_FORMATS: readonly string[] = [...UPLOADED_FORMATS, 'webp', 'gif', 'heif'];

/** `description` lacks only the path, which depends on whose picture it is. */
export interface Processed {
  description: Omit<Picture, 'path'>;
  variants: Variant[];
  /** Coarse AVIF that pages inline until a variant has loaded. */
  preview: Buffer;
}

/** The upload cannot become a picture; a retry would not help. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
  constructor(readonly reason: NonNullable<ImageError>['reason']) {
    super(reason);
  }
}

/**
 * Makes the variants and the description of an original. Its type is found by decoding, since a sent name or type proves
 * nothing.
 *
 * @throws UnusablePicture
 */
export async function processPicture(
  original: Buffer,
  shape: keyof typeof PICTURE_WIDTHS,
  formats: readonly string[] = UPLOADED_FORMATS,
): Promise<Processed> {
  if (original.byteLength === 0) throw new UnusablePicture('notAPicture');
  if (original.byteLength > LIMITS.pictureBytes) throw new UnusablePicture('tooManyBytes');
  const upright = await decode(original, formats);
  const { width, height } = upright.info;
  const source = (): Sharp => sharp(upright.data, { raw: upright.info });
  const widths = widthsFor(width, PICTURE_WIDTHS[shape]);
  const variants: Variant[] = [];
  // One after the other: libvips spreads each over the processors by itself, and memory stays bounded.
  for (const one of widths) {
    const resized = await source().resize({ width: one }).raw().toBuffer({ resolveWithObject: true });
    const pixels = (): Sharp => sharp(resized.data, { raw: resized.info });
    variants.push({
      width: one,
      format: 'avif',
      data: one <= CARD_WIDTH ? await encodeWithin(CARD_BYTES, CARD_QUALITIES, pixels) : await pixels().avif(AVIF).toBuffer(),
    });
    variants.push({ width: one, format: 'webp', data: await pixels().webp(WEBP).toBuffer() });
  }
  return {
    description: {
      width,
      height,
      widths,
      bytes: bytesOf(variants),
      color: await meanColor(source()),
      placeholder: await makePlaceholder(source),
    },
    variants,
    preview: await encodeWithin(PREVIEW_BYTES, PREVIEW_QUALITIES, () =>
      source().resize({ width: PREVIEW_WIDTH, withoutEnlargement: true }),
    ),
  };
}

/** Pixels of a picture in one of these formats, turned as its EXIF says, on white where it was transparent. */
async function decode(
  original: Buffer,
  formats: readonly string[],
): Promise<{ data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }> {
  const { format, width, height } = await sharp(original, { limitInputPixels: false }).metadata().catch(unusable);
  if (!formats.includes(format)) throw new UnusablePicture('notAPicture');
  if (width * height > LIMITS.picturePixels) throw new UnusablePicture('tooManyPixels');
  return sharp(original, { limitInputPixels: LIMITS.picturePixels, failOn: 'error' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unusable);
}

const unusable = (): never => {
  throw new UnusablePicture('notAPicture');
};

const bytesOf = (variants: readonly Variant[]): number[] =>
  variants.filter(({ format }) => format === 'avif').map(({ data }) => data.byteLength);

/** The wanted widths up to the original's; its own width if it is smaller than all of them. */
function widthsFor(original: number, wanted: readonly number[]): number[] {
  const reachable = wanted.filter((one) => one <= original);
  return reachable.length > 0 ? reachable : [original];
}

/** AVIF of at most so many bytes: quality goes down until it fits. */
async function encodeWithin(bytes: number, qualities: readonly number[], pixels: () => Sharp): Promise<Buffer> {
  for (const quality of qualities) {
    const data = await pixels()
      .avif({ ...AVIF, quality })
      .toBuffer();
    if (data.byteLength <= bytes) return data;
  }
  // Noise that no quality makes small: a soft picture beats a heavy one.
  return pixels()
    .blur(2)
    .avif({ ...AVIF, quality: 10 })
    .toBuffer();
}

async function meanColor(pixels: Sharp): Promise<string> {
  const { channels } = await pixels.stats();
  const hex = (mean: number): string => Math.round(mean).toString(16).padStart(2, '0');
  const [red, green = red, blue = red] = channels.map(({ mean }) => mean);
  return `#${[red, green, blue].map((one) => hex(one ?? 0)).join('')}`;
}

/** A blurred miniature as a data: URL, short enough for the document. */
async function makePlaceholder(source: () => Sharp): Promise<string> {
  for (const size of [16, 12, 8]) {
    const data = await source().resize(size, size, { fit: 'inside' }).webp({ quality: 30, effort: 6 }).toBuffer();
    const url = `data:image/webp;base64,${data.toString('base64')}`;
    if (url.length <= PLACEHOLDER_CHARACTERS) return url;
  }
  const pixel = await source().resize(1, 1).webp().toBuffer();
  return `data:image/webp;base64,${pixel.toString('base64')}`;
}
