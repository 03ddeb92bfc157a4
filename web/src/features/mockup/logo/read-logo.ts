import { attachmentTypeOf } from '@catalogue/contract/attachment-type';
import { inertHtml } from '../../../lib/trusted-types';
import { within } from '../../../lib/within';
import { LOGO_LIMITS } from './logo-limits';

/** Longest side in pixels of the drawn logo: twice what a product's picture shows of it on a sharp screen. */
const SIDE = 1024;
const TIMEOUT_MS = 15_000;

export type LogoError = 'wrongType' | 'tooLarge' | 'tooManyPixels' | 'unsafeDrawing' | 'damaged' | 'nothing' | 'full';

/** The file is no logo that can be shown; `reason` is the key of its text. */
export class UnusableLogo extends Error {
  override name = 'UnusableLogo';
  constructor(readonly reason: LogoError) {
    super(reason);
  }
}

/** A logo as a PNG that every browser can decode, and the file that it came from. */
export interface ReadLogo {
  name: string;
  type: string;
  original: ArrayBuffer;
  png: ArrayBuffer;
  /** Size of the original in pixels; a vector drawing has any size. */
  pixels: { width: number; height: number } | null;
}

/** What runs or loads something when a saved SVG is opened. */
const ACTIVE_CONTENT =
  /<(?:[\w.-]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener)\b|[\s"'/]on\w+\s*=|javascript\s*:|<\?xml-stylesheet/;

const codePoint = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Replaces `&#60;` and `&#x3c;`: in the value of an entity they become markup. */
const withoutReferences = (text: string): string =>
  text
    .replace(/&#x([\da-f]{1,6});/g, (_, digits: string) => codePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => codePoint(Number(digits)));

/** Whether an SVG runs something, or could, when it is saved and opened. */
function isActiveDrawing(source: string): boolean {
  for (let decoded = source.toLowerCase(), round = 0; round < 3; decoded = withoutReferences(decoded).toLowerCase(), round += 1)
    if (ACTIVE_CONTENT.test(decoded.replace(/[\t\r\n]+/g, ' '))) return true;
  return false;
}

/** Addresses in a style or an attribute. */
const ADDRESS = /url\(\s*['"]?\s*([^'")\s]*)/gi;
const pointsInside = (text: string): boolean =>
  [...text.matchAll(ADDRESS)].every(([, address = '']) => address.startsWith('#'));

/** Whether an element refers to nothing outside of the drawing. */
const isClosed = (element: Element): boolean =>
  [...element.attributes].every(
    ({ localName, value }) =>
      pointsInside(value) && (localName !== 'href' || /^\s*(#|data:image\/(png|jpeg|webp))/i.test(value)),
  );

/**
 * An SVG that shows nothing but itself. It is drawn as an image, in which browsers run no script and load no other file; a drawing
 * that needs them would look different here than where it was made. The server refuses active ones, too.
 *
 * @throws UnusableLogo for scripts, references to other files, and entities
 */
export function safeDrawing(source: string): string {
  if (isActiveDrawing(source) || /<!ENTITY|<!DOCTYPE[^>]*\bSYSTEM\b|@import/i.test(source))
    throw new UnusableLogo('unsafeDrawing');
  const drawing = new DOMParser().parseFromString(inertHtml(source), 'image/svg+xml');
  const root = drawing.documentElement;
  if (root.localName !== 'svg' || drawing.querySelector('parsererror') !== null) throw new UnusableLogo('damaged');
  const styles = [...drawing.querySelectorAll('style')].map(({ textContent }) => textContent);
  if (!styles.every(pointsInside) || ![root, ...root.querySelectorAll('*')].every(isClosed))
    throw new UnusableLogo('unsafeDrawing');
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = width > 0 && height > 0 ? width / height : null;
  // Browsers draw an image without a size at 300 x 150.
  if (ratio !== null) {
    root.setAttribute('width', String(ratio >= 1 ? SIDE : Math.round(SIDE * ratio)));
    root.setAttribute('height', String(ratio >= 1 ? Math.round(SIDE / ratio) : SIDE));
  }
  return new XMLSerializer().serializeToString(drawing);
}

/** Loads a picture without decoding it yet: its size is known first. */
async function loaded(blob: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(blob);
  const image = new Image();
  const event = new Promise<HTMLImageElement>((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = reject;
  });
  image.src = url;
  try {
    return await within(TIMEOUT_MS, event);
  } catch {
    throw new UnusableLogo('damaged');
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function drawn(image: HTMLImageElement): Promise<ArrayBuffer> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new UnusableLogo('damaged');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new UnusableLogo('damaged');
  return blob.arrayBuffer();
}

/**
 * Reads a logo: PNG, JPEG, WebP or SVG. Nothing leaves the device.
 *
 * @throws UnusableLogo with the reason
 */
export async function readLogo(file: File): Promise<ReadLogo> {
  if (file.size > LOGO_LIMITS.bytes) throw new UnusableLogo('tooLarge');
  const original = await within(TIMEOUT_MS, file.arrayBuffer()).catch(() => {
    throw new UnusableLogo('damaged');
  });
  const type = attachmentTypeOf(new Uint8Array(original));
  if (type === null || type === 'application/pdf') throw new UnusableLogo('wrongType');
  const isVector = type === 'image/svg+xml';
  const source = isVector ? safeDrawing(new TextDecoder().decode(original)) : original;
  const image = await loaded(new Blob([source], { type }));
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) throw new UnusableLogo('damaged');
  if (width * height > LOGO_LIMITS.pixels) throw new UnusableLogo('tooManyPixels');
  return { name: file.name, type, original, png: await drawn(image), pixels: isVector ? null : { width, height } };
}
