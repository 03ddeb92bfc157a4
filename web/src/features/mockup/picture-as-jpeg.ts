import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { pictureUrl } from '@catalogue/contract/picture-url';
import type { Drawing } from './render/messages';

/** JPEG qualities, tried in turn until the file is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4] as const;

/** Loads a URL like an <img> of the page: the service worker answers only those from the offline download. */
async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/** Draws an image at most `pixels` wide on white: JPEG has no transparency, and PDF knows neither AVIF nor WebP. */
async function asJpeg(
  image: HTMLImageElement,
  pixels: number,
  mostBytes: number,
  drawing: Drawing | null = null,
): Promise<ArrayBuffer> {
  // An SVG without width and height has no natural size.
  const [width, height] = [image.naturalWidth || pixels, image.naturalHeight || pixels];
  const scale = Math.min(1, pixels / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (drawing !== null) {
    const { left, top, width: wide, height: high } = drawing.frame;
    context.drawImage(drawing.bitmap, left * canvas.width, top * canvas.height, wide * canvas.width, high * canvas.height);
  }
  let jpeg: Blob | null = null;
  for (const quality of QUALITIES) {
    jpeg = await encode(canvas, quality);
    if (jpeg !== null && jpeg.size <= mostBytes) break;
  }
  if (jpeg === null) throw new Error('The picture could not be encoded');
  return jpeg.arrayBuffer();
}

/** A product's picture, with what `drawOn` draws on it, as a JPEG of at most about `mostBytes`; null where it is not on this device and cannot be loaded. */
export async function pictureAsJpeg(
  picture: ProductSummary['picture'],
  pixels: number,
  mostBytes: number,
  drawOn: (image: HTMLImageElement) => Promise<Drawing | null>,
): Promise<ArrayBuffer | null> {
  if (picture === null) return null;
  const width = picture.widths.find((one) => one >= pixels) ?? picture.widths.at(-1) ?? pixels;
  for (const format of ['avif', 'webp'] as const) {
    try {
      const image = await loadImage(pictureUrl(picture.path, width, format));
      return await asJpeg(image, pixels, mostBytes, await drawOn(image));
    } catch {
      // Not on this device in this format, or the browser does not know the format.
    }
  }
  return null;
}

const LOGO = { pixels: 600, mostBytes: 200_000 };

/** A chosen file as a JPEG. Rejects when it is not a picture. */
export async function fileAsJpeg(file: File): Promise<ArrayBuffer> {
  const url = URL.createObjectURL(file);
  try {
    return await asJpeg(await loadImage(url), LOGO.pixels, LOGO.mostBytes);
  } finally {
    URL.revokeObjectURL(url);
  }
}
