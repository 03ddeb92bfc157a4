import { CENTRED } from '@catalogue/contract/mockup';
import { finishLogo } from '../../web/src/features/mockup/render/finish';
import { emptyPixels, type Pixels } from '../../web/src/features/mockup/render/pixels';
import { frameOf, placeLogo } from '../../web/src/features/mockup/render/place-logo';
import { percentile, type Bench, type Measured } from './bench';
import { timesOf } from './device/samples';

/* Drawing a logo on a picture, beside the naive way that visits every pixel of it. A slow phone is four times slower. */

const SLOWER = 4;
const place = { imageName: 'front', corners: [0.3, 0.3, 0.7, 0.31, 0.69, 0.7, 0.31, 0.69], sag: [0.02, 0.03] };
const area = { width: 60, height: 60, diameter: 80 };

function coloured(width: number, height: number): Pixels {
  const pixels = emptyPixels(width, height);
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data.set([at % 255, 90, 140, at % 7 === 0 ? 0 : 255], at);
  return pixels;
}

export const bench: Bench = {
  needsStack: false,
  run: () => {
    const logo = coloured(400, 200);
    const piece = coloured(1_024, 1_024);
    const draw = (side: number, frame = frameOf(place, side, side)) => {
      const { width, height } = frame;
      const base = { width, height, data: piece.data.subarray(0, width * height * 4) };
      const placed = placeLogo({ logo, area, place, placement: CENTRED, width: side, height: side, frame });
      return finishLogo(base, placed, 'embroidery', null);
    };
    const median = (work: () => unknown, count: number): number => {
      const runs = Array.from({ length: count }, () => work);
      timesOf(runs.slice(0, 3));
      return percentile(timesOf(runs), 0.5) * SLOWER;
    };
    const measured: Measured[] = [
      {
        what: 'Logo on a picture of 1,024 px, slow phone, median',
        unit: 'ms',
        ours: median(() => draw(1_024), 30),
        naive: median(() => draw(1_024, { left: 0, top: 0, width: 1_024, height: 1_024 }), 10),
        atMost: 100,
      },
      {
        what: 'Logo on 48 cards, slow phone, in the worker',
        unit: 'ms',
        ours: median(() => Array.from({ length: 48 }, () => draw(320)), 5),
      },
    ];
    return Promise.resolve(measured);
  },
};
