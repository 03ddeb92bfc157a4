import { describe, expect, it } from 'vitest';
import { alphaAt, emptyPixels, type Pixels } from '../render/pixels';
import { backgroundOf, cropped, cutOutOfPhoto, withoutBackground } from './cut-out';
import { measureLogo } from './measure-logo';

type Paint = (x: number, y: number) => readonly [number, number, number, number?];

function drawn(width: number, height: number, paint: Paint): Pixels {
  const pixels = emptyPixels(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = paint(x, y);
      pixels.data.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  return pixels;
}

/** A red ring of 8 pixels on white: white around it and inside. */
const ring = drawn(60, 40, (x, y) => {
  const away = Math.max(Math.abs(x - 30), Math.abs(y - 20));
  return away <= 14 && away > 6 ? [200, 20, 30] : [254, 253, 255];
});

describe('cutting out a logo', () => {
  it('finds one colour around it, and none where the border is mixed or transparent', () => {
    expect(backgroundOf(ring)).toEqual([254, 253, 255]);
    expect(backgroundOf(drawn(20, 20, (x) => [x * 12, 0, 0]))).toBeNull();
    expect(backgroundOf(drawn(20, 20, () => [0, 0, 0, 0]))).toBeNull();
  });

  it('takes the background away around the logo, or inside it, too', () => {
    const around = withoutBackground(ring, [254, 253, 255], 'around');
    expect([alphaAt(around, 0, 0), alphaAt(around, 30, 20), alphaAt(around, 20, 20)]).toEqual([0, 255, 255]);
    const everywhere = withoutBackground(ring, [254, 253, 255], 'everywhere');
    expect([alphaAt(everywhere, 0, 0), alphaAt(everywhere, 30, 20), alphaAt(everywhere, 20, 20)]).toEqual([0, 0, 255]);
    expect(withoutBackground(ring, [254, 253, 255], 'keep')).toBe(ring);
  });

  it('crops to what can be seen, and says when that is nothing', () => {
    const cut = cropped(withoutBackground(ring, [254, 253, 255], 'around'));
    expect([cut?.width, cut?.height]).toEqual([29, 29]);
    expect(cropped(drawn(9, 9, () => [10, 10, 10, 0]))).toBeNull();
  });

  it('finds dark marks on a photo whose light changes', () => {
    const card = drawn(160, 160, (x, y) => {
      const light = 130 + x * 0.7;
      return x > 60 && x < 100 && y > 70 && y < 90 ? [light * 0.3, light * 0.25, light * 0.4] : [light, light, light * 0.97];
    });
    const cut = cutOutOfPhoto(card);
    expect(alphaAt(cut, 80, 80)).toBe(255);
    expect([alphaAt(cut, 5, 5), alphaAt(cut, 150, 150), alphaAt(cut, 30, 120)]).toEqual([0, 0, 0]);
  });
});

describe('measuring a logo', () => {
  it('counts colours as people see them', () => {
    const twoColours = drawn(60, 30, (x, y) => (x < 30 ? [200 + (y % 3), 20, 30] : [20, 30, 160 + (x % 4)]));
    expect(measureLogo(twoColours).colours).toBe(2);
  });

  it('finds the thinnest lines and a line of letters', () => {
    const letters = drawn(100, 40, (x, y) => {
      const isBlock = y < 20 && x < 98;
      const isLetter = y >= 30 && y < 36 && x % 10 < 6 && x < 80;
      return isBlock || isLetter ? [0, 0, 0] : [0, 0, 0, 0];
    });
    const { letters: height, thinnest, lightness } = measureLogo(letters);
    expect(height).toBeCloseTo(0.06);
    expect(thinnest).toBeCloseTo(0.06);
    expect(lightness).toBe(0);
  });
});
