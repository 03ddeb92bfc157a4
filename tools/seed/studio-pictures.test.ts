import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GALLERY_ITEMS } from '../../web/src/features/pages/gallery-items';
import { ROOT } from '../root';
import { bannerSeeds, categorySeeds, productSeeds } from './content';
import { studioPieces } from './studio-pieces';

const FOLDER = join(ROOT, 'seed/pictures');
const MOST_BYTES = 12 * 1024 * 1024;
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jpg'))
  .toSorted();

test('every product, colour, category and banner has its picture, and no picture is left over', () => {
  const shown = [...productSeeds(), ...categorySeeds(), ...bannerSeeds()].flatMap(({ photo, further = [] }) => [
    photo,
    ...further.map((one) => one.photo),
  ]);
  const rendered = files.map((file) => join(FOLDER, file));
  expect(shown.filter((photo) => !rendered.includes(photo))).toEqual([]);
  const site = [...GALLERY_ITEMS.map(({ slug }) => `gallery-${slug}`), 'site-achievements', 'site-preview'];
  const known = [...shown, ...site.map((name) => join(FOLDER, `${name}.jpg`))];
  expect(rendered.filter((photo) => !known.includes(photo))).toEqual([]);
  expect(files).toEqual(
    Object.keys(studioPieces)
      .map((name) => `${name}.jpg`)
      .toSorted(),
  );
});

test('the originals are small', () => {
  expect(files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(MOST_BYTES);
});

test('thirty products show their branding from near, and how large they are', () => {
  const looks = (look: string) => files.filter((file) => file.endsWith(`-${look}.jpg`)).length;
  expect([looks('branding'), looks('scale')]).toEqual([30, 30]);
  expect(looks('box')).toBeGreaterThan(10);
});

test('a logo has its place on every product, in each colour', () => {
  const photos = productSeeds().flatMap(({ photo, further = [] }) => [photo, ...further.map((one) => one.photo)]);
  for (const photo of photos.filter((one) => !one.endsWith('-box.jpg')))
    expect(studioPieces[photo.slice(FOLDER.length + 1, -'.jpg'.length)]?.brandingArea, photo).toBeTruthy();
});

test('a branding area reads clockwise from the upper left and does not cross itself', () => {
  for (const [name, { brandingArea }] of Object.entries(studioPieces)) {
    const corners = brandingArea?.corners ?? [];
    for (const [index, [x, y]] of corners.entries()) {
      const [[nextX, nextY] = [0, 0], [afterX, afterY] = [0, 0]] = [corners[(index + 1) % 4], corners[(index + 2) % 4]];
      expect((nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX), name).toBeGreaterThan(0);
    }
  }
});
