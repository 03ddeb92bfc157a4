import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ACHIEVEMENTS, CUSTOMERS } from '../../web/src/features/home/content';
import { GALLERY_ITEMS, GALLERY_WIDTHS } from '../../web/src/features/pages/gallery-items';
import { ROOT } from '../root';

/*
 * Makes the files under web/public: gallery and achievements from what tools/studio rendered, client marks and icons from their
 * shapes. They are committed, because they belong to the site and not to its data. Run `npx tsx tools/seed/static-pictures.ts`
 * after a change.
 */

const rendered = (name: string): string => join(ROOT, 'seed/pictures', `${name}.jpg`);

const out = (path: string): string => {
  const file = join(ROOT, 'web/public', path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
};

async function variants(name: string, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const image = sharp(rendered(name)).resize(width);
    await image
      .clone()
      .avif({ quality: 50 })
      .toFile(out(`${path}-${width}.avif`));
    await image
      .clone()
      .webp({ quality: 72 })
      .toFile(out(`${path}-${width}.webp`));
  }
}

/** A plug whose two prongs and cable make a gift's ribbon: teal ground, paper box, marigold bow. */
const MARK =
  `<path d="M12 27h40v25a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3Z" fill="#fbf8f3"/><path d="M9 21h46a2 2 0 0 1 2 2v6H7v-6a2 2 0 0 1 2-2Z" fill="#ffffff"/><path d="M28 21h8v34h-8Z" fill="#f2a31b"/><path d="M32 21c-9 0-14-3.500-14-7.500S23 8 26 11s6 10 6 10Zm0 0c9 0 14-3.500 14-7.500S41 8 38 11s-6 10-6 10Z" fill="#f2a31b"/><path d="M29 36v5m6-5v5" stroke="#0f4c4a" stroke-width="2.500" stroke-linecap="round"/><path d="M26.500 41h11v2.500a5.500 5.500 0 0 1-11 0Z" fill="#0f4c4a"/>`.replace(
    /(\.\d)00/g,
    '$1',
  );

/** `room` is the share of the square that the mark may fill: a mask cuts away what is outside the middle 80 %. */
function icon(size: number, room: number, radius: number): string {
  const scale = (size * room) / 64;
  const edge = (size - size * room) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="#0f4c4a"/><g transform="translate(${edge} ${edge}) scale(${scale})">${MARK}</g></svg>`;
}

const word = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96" viewBox="0 0 320 96"><g fill="#1b1a17"><circle cx="40" cy="48" r="20" fill="none" stroke="#1b1a17" stroke-width="6"/><path d="M${28 + name.length} 48h${30 - name.length}v-18z"/><text x="76" y="57" font-family="Georgia, 'Times New Roman', serif" font-size="26" font-weight="bold" textLength="228" lengthAdjust="spacingAndGlyphs">${name}</text></g></svg>`;

const DEFAULT_PRODUCT =
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 64 64"><rect width="64" height="64" fill="#ece5d9"/><g fill="none" stroke="#a59a88" stroke-width="1.500" stroke-linejoin="round"><path d="M18 28h28v20H18ZM15 22h34v6H15ZM32 22v26"/><path d="M32 22c-8 0-11-3-11-6s5-4 7-1 4 7 4 7Zm0 0c8 0 11-3 11-6s-5-4-7-1-4 7-4 7Z"/></g></svg>`.replace(
    '1.500',
    '1.5',
  );

for (const { slug } of GALLERY_ITEMS) await variants(`gallery-${slug}`, `gallery/${slug}`, GALLERY_WIDTHS);
await variants('site-achievements', ACHIEVEMENTS.path.slice(1), ACHIEVEMENTS.widths);
for (const { name, logo } of CUSTOMERS) writeFileSync(out(logo.slice(1)), word(name));
writeFileSync(out('default-product.svg'), DEFAULT_PRODUCT);
writeFileSync(out('favicon.svg'), icon(64, 0.84, 14));
for (const [name, size, room, radius] of [
  ['icon-192', 192, 0.8, 36],
  ['icon-512', 512, 0.8, 96],
  ['maskable-512', 512, 0.58, 0],
  ['apple-touch-180', 180, 0.72, 0],
] as const) {
  await sharp(Buffer.from(icon(size, room, radius)))
    .png({ compressionLevel: 9, palette: true })
    .toFile(out(`icons/${name}.png`));
}
await sharp(rendered('site-preview')).resize(1200, 630).jpeg({ quality: 80, mozjpeg: true }).toFile(out('og.jpg'));
