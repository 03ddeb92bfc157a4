import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ROOT } from '../root';
import { productSeeds } from './content';

const FOLDER = join(ROOT, 'seed/pictures');
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const millimetres = v.pipe(v.number(), v.gtValue(0));
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
const names = Object.keys(pieces);
const files = names.map((name) => `${name}.jpg`).toSorted();

test('every picture of the studio is listed with its branding area, and some product shows it', () => {
  expect(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.jpg'))
      .toSorted(),
  ).toEqual(files);
  const shown = productSeeds().flatMap(({ scene, further = [] }) => [scene, ...further.map((one) => one.scene)]);
  expect([...new Set(shown.flatMap(({ photo }) => photo ?? []))].toSorted()).toEqual(files.map((file) => join(FOLDER, file)));
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

test('a product of which the studio rendered one picture shows no drawing beside it', () => {
  for (const { scene, further = [] } of productSeeds()) {
    if (scene.photo === undefined) continue;
    for (const one of further) expect(one.scene.photo, one.uploadId).toBeDefined();
  }
});
