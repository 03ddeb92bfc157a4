import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root';

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
/** What tools/studio wrote of each of its pictures, by name: seed/pictures/studio.json (docs/decisions/017-studio-pictures.md). */
export const studioPieces = v.parse(studioList, JSON.parse(readFileSync(join(ROOT, 'seed/pictures/studio.json'), 'utf8')));
