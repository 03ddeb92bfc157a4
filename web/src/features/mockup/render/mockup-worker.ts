import { backgroundOf, cropped, cutOutOfPhoto, withoutBackground } from '../logo/cut-out';
import { nameScale } from '../names/check-names';
import { measureLogo } from '../logo/measure-logo';
import { finishLogo, groundUnder } from './finish';
import type { DrawOrder, Drawing, FromWorker, LogoOrder, PreparedLogo, Tone, ToWorker } from './messages';
import { emptyPixels, lightness, type Pixels } from './pixels';
import { frameOf, placeLogo, sampledWidth } from './place-logo';

/* Draws logos on products off the main thread. The calls run one after the other. */

const DARK = 24;
const LIGHT = 250;

let logo: Pixels | null = null;
/** The logo at the widths that were asked for. */
const sizes = new Map<number, Pixels>();

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws nothing off the main thread');
  return context;
}

/** Its width and height are its own: those of ImageData are its prototype's, which a spread loses. */
const plain = ({ width, height, data }: ImageData): Pixels => ({ width, height, data });

function pixelsOf(bitmap: ImageBitmap): Pixels {
  const { width, height } = bitmap;
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0);
  return plain(context.getImageData(0, 0, width, height));
}

/** All of one lightness; a logo's lighter parts stay apart from its darker ones by their alpha. */
function toned(pixels: Pixels, tone: Tone): Pixels {
  if (tone === 'own') return pixels;
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data.fill(tone === 'dark' ? DARK : LIGHT, at, at + 3);
  return pixels;
}

const asImageData = ({ data, width, height }: Pixels): ImageData => new ImageData(data, width, height);

/** How light a border has to be to be taken for the paper of a photo. */
const PAPER = 96;

function isOnPaper(pixels: Pixels): boolean {
  const { data, width } = pixels;
  const corners = [0, width - 1, data.length / 4 - width, data.length / 4 - 1];
  return corners.every((index) => {
    const at = index * 4;
    return (data[at + 3] ?? 0) === 255 && lightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > PAPER;
  });
}

/** Takes a logo in place of the one before, which stays where nothing can be seen of this one. */
async function prepare({ png, background, tone }: LogoOrder): Promise<PreparedLogo | null> {
  const bitmap = await createImageBitmap(new Blob([png], { type: 'image/png' }));
  const whole = pixelsOf(bitmap);
  bitmap.close();
  const colour = backgroundOf(whole);
  const isPhoto = colour === null && isOnPaper(whole);
  const cut =
    colour !== null
      ? withoutBackground(whole, colour, background)
      : isPhoto && background !== 'keep'
        ? cutOutOfPhoto(whole)
        : whole;
  const part = cropped(cut);
  if (part === null) return null;
  const facts = measureLogo(part);
  logo = toned(part, tone);
  sizes.clear();
  const context = contextOf(logo.width, logo.height);
  context.putImageData(asImageData(logo), 0, 0);
  return {
    ...facts,
    lightness: tone === 'own' ? facts.lightness : (tone === 'dark' ? DARK : LIGHT) / 255,
    colours: tone === 'own' ? facts.colours : 1,
    ratio: logo.width / logo.height,
    width: logo.width,
    widthShare: logo.width / whole.width,
    hasBackground: colour !== null || isPhoto,
    image: await context.canvas.convertToBlob({ type: 'image/png' }),
  };
}

/** A logo or name at that width, never larger than it is. */
async function scaled(mark: Pixels, width: number): Promise<Pixels> {
  if (width >= mark.width) return mark;
  // In steps of 8 pixels, so that dragging its size finds the last ones again.
  const step = Math.max(8, Math.ceil(width / 8) * 8);
  const known = mark === logo ? sizes.get(step) : undefined;
  if (known) return known;
  const bitmap = await createImageBitmap(asImageData(mark), {
    resizeWidth: step,
    resizeHeight: Math.max(1, Math.round((step * mark.height) / mark.width)),
    resizeQuality: 'high',
  });
  const pixels = pixelsOf(bitmap);
  bitmap.close();
  if (mark === logo) sizes.set(step, pixels);
  return pixels;
}

const hex = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');

/** Pieces darker than that carry names in light letters. */
const DARK_PIECE = 0.45;

/** Height of a name's letters in pixels, as it is drawn before it is placed. */
const LETTERS = 64;

/** A name in dark letters, cropped. */
function nameOf(text: string): Pixels {
  const font = `600 ${LETTERS}px system-ui, sans-serif`;
  const measuring = contextOf(1, 1);
  measuring.font = font;
  const context = contextOf(Math.ceil(measuring.measureText(text).width) + LETTERS, LETTERS * 2);
  context.font = font;
  context.textBaseline = 'middle';
  context.fillStyle = `rgb(${DARK} ${DARK} ${DARK})`;
  context.fillText(text, LETTERS / 2, LETTERS);
  const { width, height } = context.canvas;
  return cropped(plain(context.getImageData(0, 0, width, height))) ?? emptyPixels(1, 1);
}

async function draw(picture: ImageBitmap, { area, place, mockup, text }: DrawOrder): Promise<Drawing> {
  const mark = text === undefined ? logo : nameOf(text);
  if (mark === null) throw new Error('There is no logo');
  const { width, height } = picture;
  const frame = frameOf(place, width, height);
  const context = contextOf(frame.width, frame.height);
  context.drawImage(picture, -frame.left, -frame.top);
  picture.close();
  const base = plain(context.getImageData(0, 0, frame.width, frame.height));
  const ratio = mark.width / mark.height;
  const placement = text === undefined ? mockup : { ...mockup, scale: nameScale(ratio, area) };
  const job = { area, place, placement, width, height };
  const sampled = await scaled(mark, sampledWidth(ratio, job));
  const placed = placeLogo({ ...job, logo: sampled, frame });
  const { colour, lightness: ground } = groundUnder(base, placed);
  // A name has no colour of its own.
  if (text !== undefined && ground < DARK_PIECE) toned(placed, 'light');
  const done = finishLogo(base, placed, mockup.method, mockup.ink);
  return {
    bitmap: await createImageBitmap(asImageData(done)),
    frame: { left: frame.left / width, top: frame.top / height, width: frame.width / width, height: frame.height / height },
    ground,
    groundColour: `#${colour.map(hex).join('')}`,
  };
}

async function answer(message: ToWorker): Promise<FromWorker> {
  try {
    if (message.type === 'logo') return { id: message.id, logo: await prepare(message.order) };
    return { id: message.id, drawing: await draw(message.picture, message.order) };
  } catch {
    return { id: message.id, failed: true };
  }
}

let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  last = last.then(async () => {
    const reply = await answer(data);
    postMessage(reply, { transfer: 'drawing' in reply ? [reply.drawing.bitmap] : [] });
  });
});
