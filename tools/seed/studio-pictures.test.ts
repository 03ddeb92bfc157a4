import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { GALLERY_ITEMS } from '../../web/src/features/pages/gallery-items';
import { ROOT } from '../root';
import { bannerSeeds, categorySeeds, productSeeds } from './content';

const FOLDER = join(ROOT, 'seed/pictures');
const MOST_BYTES = 12 * 1024 * 1024;
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const millimetres = v.pipe(v.number(), v.gtValue(0));
/** docs/decisions/023-studio-pictures.md describes it. */
const studioList = v.record(
  v.string(),
  v.object({
    fingerprint: v.pipe(v.string(), v.length(16)),
    brandingArea: v.nullable(
      v.object({
        corners: v.pipe(v.array(v.tuple([share, share])), v.length(4)),
        sag: v.tuple([v.number(), v.number()]),
        widthMm: millimetres,
        heightMm: millimetres,
        radiusMm: v.nullable(millimetres),
      }),
    ),
  }),
);
const pieces = v.parse(studioList, JSON.parse(readFileSync(join(FOLDER, 'studio.json'), 'utf8')));
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
    Object.keys(pieces)
      .map((name) => `${name}.jpg`)
      .toSorted(),
  );
});

test('the originals are small', () => {
  expect(files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(MOST_BYTES);
});

test('a logo has its place on every product, in each colour', () => {
  const photos = productSeeds().flatMap(({ photo, further = [] }) => [photo, ...further.map((one) => one.photo)]);
  for (const photo of photos) expect(pieces[photo.slice(FOLDER.length + 1, -'.jpg'.length)]?.brandingArea, photo).toBeTruthy();
});

test('a branding area reads clockwise from the upper left and does not cross itself', () => {
  for (const [name, { brandingArea }] of Object.entries(pieces)) {
    const corners = brandingArea?.corners ?? [];
    for (const [index, [x, y]] of corners.entries()) {
      const [[nextX, nextY] = [0, 0], [afterX, afterY] = [0, 0]] = [corners[(index + 1) % 4], corners[(index + 2) % 4]];
      expect((nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX), name).toBeGreaterThan(0);
    }
  }
});
