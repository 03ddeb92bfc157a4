import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDING_METHODS, type BrandingMethod } from '@catalogue/contract/branding-methods';
import { CENTRED } from '@catalogue/contract/mockup';
import sharp from 'sharp';
import { finishLogo } from '../web/src/features/mockup/render/finish';
import { firstInk } from '../web/src/features/mockup/render/methods';
import type { Pixels } from '../web/src/features/mockup/render/pixels';
import { frameOf, placeLogo, sampledWidth } from '../web/src/features/mockup/render/place-logo';
import { productSeeds } from './seed/content';
import { studioPieces } from './seed/studio-pieces';
import { CACHE } from './root';

/*
 * Sheets of mock-ups, to be looked at: products by methods, one sheet for each of three logos, drawn by the code that draws on a buyer's
 * device. npx tsx tools/mockup-sheet.ts
 */

const PRODUCTS = [
  'drk-01',
  'drk-03',
  'drk-06',
  'bag-01',
  'bag-05',
  'tec-01',
  'sta-01',
  'app-03',
  'app-06',
  'awd-01',
  'eco-06',
  'wel-02',
];
const METHODS: readonly BrandingMethod[] = ['engraving', 'screenPrint', 'uvPrint', 'embroidery', 'deboss'];
const TILE = 300;

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="360" viewBox="0 0 300 120">${inside}</svg>`);
/** A mark with a word, a fine one of thin lines, and a bad one: a small photo-like gradient with pale parts. */
const LOGOS = {
  mark: svg(
    '<path d="M10 105 58 12l48 93z" fill="#c8442f"/><text x="118" y="78" font-family="sans-serif" font-weight="700" font-size="46" fill="#1f3a5f">Kestrel</text>',
  ),
  fine: svg(
    '<circle cx="60" cy="60" r="48" fill="none" stroke="#1b1a17" stroke-width="2"/><path d="M30 60h60M60 30v60M38 38l44 44M82 38 38 82" stroke="#1b1a17" stroke-width="1"/><text x="122" y="58" font-family="serif" font-style="italic" font-size="38" fill="#1b1a17">Northwind</text><text x="124" y="84" font-family="sans-serif" font-size="11" letter-spacing="3" fill="#1b1a17">FINE TRADING SINCE 1968</text>',
  ),
  bad: svg(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#ffe9a8"/><stop offset="1" stop-color="#7ec8ff"/></linearGradient></defs><rect x="10" y="20" width="280" height="80" rx="40" fill="url(#g)"/><text x="60" y="74" font-family="sans-serif" font-size="40" fill="#fff">cloudy</text>',
  ),
};

async function pixelsOf(source: Buffer | string, width?: number): Promise<Pixels> {
  const image = sharp(source).ensureAlpha();
  const { data, info } = await (width === undefined ? image : image.resize(width)).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

async function tile(photo: string, piece: string, logo: Buffer, method: BrandingMethod): Promise<Buffer> {
  const area = studioPieces[piece]?.brandingArea;
  if (!area) throw new Error(`${piece} has no branding area`);
  const { width, height } = await sharp(photo).metadata();
  const place = { imageName: piece, corners: area.corners.flat(), sag: [...area.sag] };
  const sides = { width: area.widthMm, height: area.heightMm, diameter: area.radiusMm === null ? null : area.radiusMm * 2 };
  const frame = frameOf(place, width, height);
  const base = await pixelsOf(
    await sharp(photo).extract({ left: frame.left, top: frame.top, width: frame.width, height: frame.height }).png().toBuffer(),
  );
  const job = { area: sides, place, placement: CENTRED, width, height };
  const mark = await pixelsOf(logo, sampledWidth(900 / 360, job));
  const done = finishLogo(base, placeLogo({ ...job, logo: mark, frame }), method, firstInk(method));
  const layer = await sharp(Buffer.from(done.data), { raw: { width: done.width, height: done.height, channels: 4 } })
    .png()
    .toBuffer();
  const whole = await sharp(photo)
    .composite([{ input: layer, left: frame.left, top: frame.top }])
    .png()
    .toBuffer();
  // Near the logo, as a buyer would look.
  const side = Math.min(width, height, Math.round(Math.max(frame.width, frame.height) * 1.7));
  const left = Math.max(0, Math.min(width - side, Math.round(frame.left + frame.width / 2 - side / 2)));
  const top = Math.max(0, Math.min(height - side, Math.round(frame.top + frame.height / 2 - side / 2)));
  return sharp(whole).extract({ left, top, width: side, height: side }).resize(TILE, TILE).png().toBuffer();
}

const folder = join(CACHE, 'mockups');
mkdirSync(folder, { recursive: true });
const photos = new Map(productSeeds().map(({ id, photo }) => [id, photo]));
for (const [name, logo] of Object.entries(LOGOS)) {
  const tiles = await Promise.all(
    METHODS.flatMap((method, row) =>
      PRODUCTS.map(async (id, column) => ({
        input: await tile(photos.get(id) ?? '', id, logo, method),
        left: column * TILE,
        top: row * TILE,
      })),
    ),
  );
  const file = join(folder, `${name}.png`);
  const [width, height] = [PRODUCTS.length * TILE, METHODS.length * TILE];
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toFile(file);
  console.log(`${file}: ${METHODS.map((method) => BRANDING_METHODS[method]).join(', ')}`);
}
