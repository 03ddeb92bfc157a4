import { expect, it } from 'vitest';
import { areasOn, isConvex, readAreas, writeAreas } from './branding-areas';
import type { BrandingArea } from './product-fields';

const front: BrandingArea = {
  name: 'Front',
  methods: ['engraving', 'uvPrint'],
  width: 40,
  height: 60.5,
  diameter: 70,
  colours: 2,
  places: [{ imageName: 'seed-drk-01', corners: [0.1, 0.2, 0.3, 0.2, 0.3, 0.4, 0.1, 0.4], sag: [0.01, 0.02] }],
};
const back: BrandingArea = { name: 'Back', methods: [], width: 10, height: 10, diameter: null, colours: null, places: [] };

it('areas survive a spreadsheet', () => {
  expect(readAreas(writeAreas([front, back]))).toEqual([front, back]);
  expect(readAreas('')).toEqual([]);
});

it('reads what people type, and refuses what it cannot read', () => {
  expect(readAreas('Front | 40 x 60 mm | Laser engraving, UV print | at most 2 colours')).toEqual([
    { ...front, height: 60, diameter: null, places: [] },
  ]);
  expect(readAreas('Front')).toBeNull();
  expect(readAreas('Front | 40 x 60 mm | by magic')).toBeNull();
});

it('corners must go round the area', () => {
  expect(isConvex([0, 0, 1, 0, 1, 1, 0, 1])).toBe(true);
  expect(isConvex([0, 0, 1, 1, 1, 0, 0, 1])).toBe(false);
  expect(isConvex([0, 0, 0, 1, 1, 1, 1, 0])).toBe(false);
  expect(isConvex([0, 0, 0, 0, 1, 1, 0, 1])).toBe(false);
});

it('areasOn finds the places on one picture', () => {
  expect(areasOn('seed-drk-01', [front, back])).toEqual([{ area: front, place: front.places[0] }]);
  expect(areasOn('other', [front, back])).toEqual([]);
});
