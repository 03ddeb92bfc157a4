import fc from 'fast-check';
import { expect, it } from 'vitest';
import { surfaceOf } from './branding-surface';

const near = fc.double({ min: -0.06, max: 0.06, noNaN: true });
/** A convex area around the unit of the middle of a picture. */
const places = fc.tuple(fc.array(near, { minLength: 8, maxLength: 8 }), fc.tuple(near, near)).map(([moved, sag]) => ({
  imageName: 'front',
  corners: [0.2, 0.2, 0.8, 0.2, 0.8, 0.8, 0.2, 0.8].map((value, index) => value + (moved[index] ?? 0)),
  sag: [...sag],
}));
const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });

it('a point of the area is found again where the picture shows it, flat or round', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(null, 60, 90), share, share, (place, diameter, u, v) => {
      const surface = surfaceOf(place, { width: 60, diameter });
      const [backU, backV] = surface.toArea(...surface.toPicture(u, v));
      expect(Math.abs(backU - u)).toBeLessThan(0.005);
      expect(Math.abs(backV - v)).toBeLessThan(0.005);
    }),
  );
});

it('the corners of the area are the corners of its place, and a round piece hangs in the middle', () => {
  const place = { imageName: 'front', corners: [0.2, 0.2, 0.8, 0.25, 0.75, 0.8, 0.2, 0.8], sag: [0.05, 0.02] };
  const { toPicture, toArea } = surfaceOf(place, { width: 60, diameter: 80 });
  expect(toPicture(0, 0).map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0.2, 0.2]);
  expect(toPicture(1, 1).map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0.75, 0.8]);
  expect(toPicture(0.5, 0)[1]).toBeCloseTo((toPicture(0, 0)[1] + toPicture(1, 0)[1]) / 2 + 0.05, 2);
  expect(toArea(0.1, 0.5)[0]).toBeLessThanOrEqual(0);
});
