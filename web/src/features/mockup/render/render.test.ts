import { BRANDING_METHOD_IDS } from '@catalogue/contract/branding-methods';
import { CENTRED } from '@catalogue/contract/mockup';
import { describe, expect, it } from 'vitest';
import { finishLogo, groundUnder } from './finish';
import { alphaAt, emptyPixels, type Pixels } from './pixels';
import { frameOf, placeLogo, sampledWidth } from './place-logo';

const filled = (width: number, height: number, colour: readonly number[]): Pixels => {
  const pixels = emptyPixels(width, height);
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data.set(colour, at);
  return pixels;
};
const place = { imageName: 'front', corners: [0.25, 0.25, 0.75, 0.25, 0.75, 0.75, 0.25, 0.75], sag: [0, 0] };
const area = { width: 50, height: 50, diameter: null };
const job = { area, place, width: 200, height: 200, frame: frameOf(place, 200, 200) };
const at = (placed: Pixels, x: number, y: number) => alphaAt(placed, x - job.frame.left, y - job.frame.top);

describe('placing a logo', () => {
  const logo = filled(40, 20, [10, 20, 30, 255]);

  it('fills the area across, in its own proportions, and covers nothing else', () => {
    const placed = placeLogo({ ...job, logo, placement: CENTRED });
    expect([at(placed, 100, 100), at(placed, 60, 100), at(placed, 140, 100)]).toEqual([255, 255, 255]);
    expect([at(placed, 100, 70), at(placed, 100, 130)]).toEqual([0, 0]);
  });

  it('moves, turns and ends at the edge of the area', () => {
    const moved = placeLogo({ ...job, logo, placement: { x: 0.4, y: -0.4, scale: 1, turn: 0 } });
    expect([at(moved, 140, 60), at(moved, 149, 60), at(moved, 151, 60)]).toEqual([255, 255, 0]);
    const turned = placeLogo({ ...job, logo, placement: { ...CENTRED, turn: 90 } });
    expect([at(turned, 100, 60), at(turned, 100, 140), at(turned, 60, 100)]).toEqual([255, 255, 0]);
  });

  it('samples the logo about as wide as it is shown', () => {
    expect(sampledWidth(2, { ...job, placement: CENTRED })).toBe(100);
    expect(sampledWidth(0.5, { ...job, placement: { ...CENTRED, scale: 0.5 } })).toBe(25);
  });
});

describe('finishing a logo', () => {
  const logo = filled(20, 20, [200, 30, 40, 255]);
  const colourOf = (base: readonly number[], method: (typeof BRANDING_METHOD_IDS)[number], ink: string | null = null) => [
    ...finishLogo(filled(20, 20, base), logo, method, ink).data.subarray(840, 844),
  ];

  it.each(BRANDING_METHOD_IDS)('%s can be seen on a light and on a dark piece', (method) => {
    for (const base of [
      [244, 243, 240, 255],
      [28, 32, 40, 255],
    ]) {
      const [red = 0, green = 0, blue = 0, alpha] = colourOf(base, method, method === 'sublimation' ? null : '#b8862d');
      // Colour that goes into the material does not show on a dark one, nor matt glass on white.
      const isFaint = base[0] === 28 ? method === 'sublimation' : method === 'etching';
      const change = Math.abs(red - (base[0] ?? 0)) + Math.abs(green - (base[1] ?? 0)) + Math.abs(blue - (base[2] ?? 0));
      expect(alpha).toBe(250);
      // Relief shows by its edges.
      if (!isFaint && !['deboss', 'dieStruck'].includes(method)) expect(change).toBeGreaterThan(40);
    }
  });

  it('print keeps the colours of the logo or takes one ink; a laser shows metal under dark paint', () => {
    expect(colourOf([120, 120, 120, 255], 'uvPrint')).toEqual([200, 30, 40, 250]);
    expect(colourOf([120, 120, 120, 255], 'screenPrint', '#0000ff')).toEqual([0, 0, 255, 250]);
    const [red = 0, , blue = 0] = colourOf([20, 60, 50, 255], 'engraving');
    expect(red).toBeGreaterThan(180);
    expect(Math.abs(red - blue)).toBeLessThan(20);
  });

  it('is transparent where the logo is, and knows the piece under it', () => {
    const half: Pixels = { ...logo, data: logo.data.slice() };
    for (let index = 0; index < 200; index += 1) half.data[index * 4 + 3] = 0;
    expect(alphaAt(finishLogo(filled(20, 20, [9, 9, 9, 255]), half, 'uvPrint', null), 3, 3)).toBe(0);
    expect(groundUnder(filled(20, 20, [255, 0, 0, 255]), half).colour).toEqual([1, 0, 0]);
  });
});
